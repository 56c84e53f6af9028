import type { MorePage } from './morePaths';
import { followAddress } from './followAddress';
import { keepPlace, returnToPlace } from './keepPlace';
import { ListParts } from './ListParts';
import { observeMore } from './moreQuery';

type EndlessArgs = { source: string; page: number; returning: boolean };

export type RunEndlessList = typeof runEndlessList;

/** Pages that come by themselves. After them the reader says when, and the footer can be reached. */
const pagesUnasked = 2;
/** How far below the window the end of the list is when the next page is fetched. */
const nearEnd = '800px 0px';

/**
 * Goes on with the list in the document. Cards are put in where nobody looks, below the window; where the end is in
 * sight they wait for the button. Gives the end of it.
 */
export function runEndlessList({ source, page, returning }: EndlessArgs): () => void {
  const parts = ListParts.find();
  if (!parts) return () => undefined;
  const { address, next } = parts.first();
  const observer = observeMore(source, { page, address, next }, returning);
  /** Pages of the list in the document, and how many came by themselves. */
  let shown = 1;
  let unasked = 0;
  let isAsked = false;

  const pages = (): readonly MorePage[] => observer.getCurrentResult().data?.pages ?? [];

  function add(waiting: MorePage): HTMLAnchorElement | null {
    shown += 1;
    return parts?.add(waiting) ?? null;
  }

  /** Puts in what has come, if it may be; the first link of it is where the keyboard goes on. */
  function update(): void {
    if (!parts) return;
    const { hasNextPage, isFetchingNextPage, isError } = observer.getCurrentResult();
    let start: HTMLAnchorElement | null = null;
    let added = false;
    for (const waiting of pages().slice(shown)) {
      if (!isAsked && !parts.isEndBelow()) break;
      start ??= add(waiting);
      added = true;
    }
    if (added) {
      parts.say('loaded');
      if (isAsked && document.activeElement === parts.more) start?.focus({ preventScroll: true });
      isAsked = false;
    } else if (isFetchingNextPage) parts.say('loading');
    else if (isError) parts.say('failed');
    const isOver = !hasNextPage && shown >= pages().length;
    // Whoever is on the button when it goes is put where the words are.
    if (isOver && document.activeElement === parts.more) parts.links().at(-1)?.focus({ preventScroll: true });
    parts.more.toggleAttribute('data-ready', !isOver);
    parts.more.setAttribute('aria-disabled', String(isFetchingNextPage));
  }

  function fetchNext(): void {
    const { hasNextPage, isFetchingNextPage } = observer.getCurrentResult();
    if (hasNextPage && !isFetchingNextPage) void observer.fetchNextPage().then(update);
    update();
  }

  const onMore = () => {
    if (observer.getCurrentResult().isFetchingNextPage) return;
    isAsked = true;
    if (pages().length > shown) update();
    else fetchNext();
  };

  const nears = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      if (unasked >= pagesUnasked || pages().length > shown) return;
      unasked += 1;
      fetchNext();
    },
    { rootMargin: nearEnd },
  );
  // What waited while the end was in sight comes when it is not.
  const passes = new IntersectionObserver(update);

  const unsubscribe = observer.subscribe(update);
  if (returning) {
    for (const known of pages().slice(shown)) add(known);
    returnToPlace(source, parts);
  }
  update();
  const stopPlace = keepPlace(source, parts);
  const stopAddress = followAddress(address);
  parts.more.addEventListener('click', onMore);
  nears.observe(parts.more);
  passes.observe(parts.more);
  return () => {
    unsubscribe();
    stopPlace();
    stopAddress();
    nears.disconnect();
    passes.disconnect();
  };
}
