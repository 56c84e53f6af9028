import { pageConversation } from '@cancha/site/comments/pageConversation';
import { commentCountAttribute } from '@cancha/ui/article/CommentCount/commentAttributes';
import { commentsPage, putElement } from './CommentsPage';
import { whenThere } from './loadComments';

/** Specification, section 9. */
const resetMs = 1_500;
/** Cards that come with the next page of a list are filled at once. */
const settleMs = 100;

/** What was reset: once a page, however often counting starts. */
const reset = new WeakSet<object>();

const places = () => [...document.querySelectorAll(`[${commentCountAttribute}]`)];
const isEmpty = (place: Element) => place.textContent.trim() === '';

/** Puts the service's element into each place that has none. */
function fill(): boolean {
  for (const place of places()) {
    const id = place.getAttribute(commentCountAttribute) || pageConversation();
    if (id && place.childElementCount === 0) putElement(place, 'vf-conversations-count', id);
  }
  return places().some((place) => place.childElementCount > 0);
}

/** For the page, not for each counter: what the service does with it concerns all of them. */
function resetEmpty(): void {
  const context = commentsPage().vf?.context;
  const isAny = places().some((place) => place.childElementCount > 0 && isEmpty(place));
  if (!context || !isAny || reset.has(context)) return;
  reset.add(context);
  // A counter without a number stays empty.
  context.reset().catch(() => undefined);
}

/**
 * Has the service count in every place of the page, also in those that come later. Returns what takes its elements out.
 * @param onNeeded there is something to count
 */
export function fillCounts(onNeeded: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let resetTimer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let isNeeded = false;
  const update = () => {
    if (!fill() || isNeeded) return;
    isNeeded = true;
    onNeeded();
  };
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(update, settleMs);
  });
  observer.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
  update();
  whenThere(() => {
    if (!isOver) resetTimer = setTimeout(resetEmpty, resetMs);
  });
  return () => {
    isOver = true;
    observer.disconnect();
    clearTimeout(timer);
    clearTimeout(resetTimer);
    for (const place of places()) place.replaceChildren();
  };
}
