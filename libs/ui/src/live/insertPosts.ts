import { liveDay, liveList, livePost } from './liveAttributes';

/** A post as finished HTML. */
export type RenderedPost = { key: string; html: string };

/**
 * Puts new posts at the beginning of the list and corrected ones in place of what they were, without moving what is
 * being read: what stands in the window afterwards stands where it stood.
 * @param posts newest first
 * @returns the newest of those that are new; `null` when none is
 */
export function insertPosts(list: Element, posts: readonly RenderedPost[]): HTMLElement | null {
  const release = holdInPlace(list);
  const oldFirst = list.firstElementChild;
  const added: HTMLElement[] = [];
  for (const { key, html } of posts) {
    const item = itemOf(html);
    if (!item) continue;
    const known = list.querySelector(`[${livePost}="${CSS.escape(key)}"]`);
    if (known) replacePost(known, item);
    else added.push(item);
  }
  list.prepend(...added);
  if (added.length > 0 && oldFirst) dropRepeatedDay(oldFirst);
  release();
  return added[0] ?? null;
}

/** The list of the page; `null` where it is not the one that new posts belong to. */
export function findLiveList(page: ParentNode): Element | null {
  return page.querySelector(`[${liveList}]`);
}

function itemOf(html: string): HTMLElement | null {
  const holder = document.createElement('template');
  holder.innerHTML = html;
  const item = holder.content.firstElementChild;
  return item instanceof HTMLElement ? item : null;
}

/** The line with the day belongs to the place in the list, not to the post. */
function replacePost(known: Element, corrected: Element): void {
  corrected.querySelector(`[${liveDay}]`)?.remove();
  const day = known.querySelector(`[${liveDay}]`);
  if (day) corrected.prepend(day);
  known.replaceWith(corrected);
}

function dropRepeatedDay(post: Element): void {
  const day = post.querySelector(`[${liveDay}]`);
  const days = [...(post.parentElement?.querySelectorAll(`[${liveDay}]`) ?? [])];
  const before = day ? days[days.indexOf(day) - 1] : undefined;
  if (day && before?.getAttribute(liveDay) === day.getAttribute(liveDay)) day.remove();
}

/** Not the browser's own anchoring: not every browser has it, and where it is it would count twice. */
function holdInPlace(list: Element): () => void {
  const root = document.documentElement;
  const key = [...list.children]
    .find((item) => item.getBoundingClientRect().bottom > innerHeight / 4)
    ?.getAttribute(livePost);
  const find = () =>
    typeof key !== 'string' ? null : list.querySelector(`[${livePost}="${CSS.escape(key)}"] article`);
  const before = find()?.getBoundingClientRect().top;
  root.style.overflowAnchor = 'none';
  return () => {
    const after = find()?.getBoundingClientRect().top;
    if (before !== undefined && after !== undefined) scrollBy({ top: after - before, behavior: 'instant' });
    requestAnimationFrame(() => requestAnimationFrame(() => (root.style.overflowAnchor = '')));
  };
}
