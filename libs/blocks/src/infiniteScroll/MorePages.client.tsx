'use client';
import { tellOfFurtherPage } from '@cancha/site/navigation/furtherPage';
import { PageQueries } from '@cancha/site/queries/PageQueries.client';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type JSX } from 'react';
import { followAddress } from './followAddress';
import { keepPlace, returnToPlace } from './keepPlace';
import { ListParts } from './ListParts';
import { useMorePages } from './useMorePages';

export type MorePagesProps = {
  /** Address of further pages, as far as their number. */
  source: string;
  page: number;
  /** The reader was here before, and is put back at the card that was in sight. */
  isReturning: boolean;
};

/** Pages that come by themselves. After them the reader says when, and the footer can be reached. */
const pagesUnasked = 2;
/** How far below the window the end of the list is when the next page is fetched. */
const nearEnd = '800px 0px';

/**
 * Goes on with the list in the document. Cards are put in where nobody looks, below the window; where the end is in
 * sight they wait for the button.
 */
export function MorePages(props: MorePagesProps): JSX.Element | null {
  const [parts] = useState(() => ListParts.find());
  if (!parts) return null;
  return (
    <PageQueries>
      <Pages {...props} parts={parts} />
    </PageQueries>
  );
}

function Pages({ source, page, isReturning, parts }: MorePagesProps & { parts: ListParts }): null {
  const [first] = useState(() => ({ page, ...parts.first() }));
  const { data, hasNextPage, isFetchingNextPage, isError, fetchNextPage } = useMorePages(source, first);
  const pages = data?.pages ?? [];
  /** Pages of the list in the document, how many came by themselves, and whether the reader waits for one. */
  const list = useRef({ shown: 1, unasked: 0, isAsked: false });

  /** Puts in what has come, if it may be; the first link of it is where the keyboard goes on. */
  const update = useEffectEvent(() => {
    const state = list.current;
    const waiting = state.isAsked || parts.isEndBelow() ? pages.slice(state.shown) : [];
    const starts = waiting.map((next) => parts.add(next));
    state.shown += waiting.length;
    for (const { address } of waiting) tellOfFurtherPage({ path: address, kind: 'list' });
    if (waiting.length > 0) {
      parts.say('loaded');
      const start = starts.find((link) => link !== null);
      if (state.isAsked && document.activeElement === parts.more) start?.focus({ preventScroll: true });
      state.isAsked = false;
    } else if (isFetchingNextPage) parts.say('loading');
    else if (isError) parts.say('failed');
    const isOver = !hasNextPage && state.shown >= pages.length;
    // Whoever is on the button when it goes is put where the words are.
    if (isOver && document.activeElement === parts.more) parts.links().at(-1)?.focus({ preventScroll: true });
    parts.more.toggleAttribute('data-ready', !isOver);
    parts.more.setAttribute('aria-disabled', String(isFetchingNextPage));
  });
  useEffect(() => update(), [data, hasNextPage, isFetchingNextPage, isError]);

  const fetchNext = useEffectEvent(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
    update();
  });
  const onMore = useEffectEvent(() => {
    if (isFetchingNextPage) return;
    list.current.isAsked = true;
    if (pages.length > list.current.shown) update();
    else fetchNext();
  });
  const onNear = useEffectEvent(() => {
    const state = list.current;
    if (state.unasked >= pagesUnasked || pages.length > state.shown) return;
    state.unasked += 1;
    fetchNext();
  });

  useLayoutEffect(() => {
    if (isReturning) returnToPlace(source, parts);
    const stopPlace = keepPlace(source, parts);
    const stopAddress = followAddress(first.address);
    return () => {
      stopPlace();
      stopAddress();
    };
  }, [source, parts, isReturning, first]);

  useEffect(() => {
    const onClick = () => onMore();
    const nears = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
      },
      { rootMargin: nearEnd },
    );
    // What waited while the end was in sight comes when it is not.
    const passes = new IntersectionObserver(() => update());
    parts.more.addEventListener('click', onClick);
    nears.observe(parts.more);
    passes.observe(parts.more);
    return () => {
      parts.more.removeEventListener('click', onClick);
      nears.disconnect();
      passes.disconnect();
    };
  }, [parts]);
  return null;
}
