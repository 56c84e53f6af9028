'use client';
import { useLayoutEffect } from 'react';
import { endlessMarks } from './endlessMarks';
import { isReturning, watchReturns } from './returning';
import { savedPlace } from './savedPlace';
import type { RunEndlessList } from './runEndlessList';

type EndlessListProps = {
  /** Address that gives further pages, as far as their number. */
  source: string;
  page: number;
};

/** A screen before the end, a reader will want more. */
const nearEnd = '1200px 0px';

/** Once it has come: who returns to a list within this document finds it as it was at once. */
let loaded: RunEndlessList | null = null;

/**
 * A list goes on where its page ends. What that takes comes when the reader nears the end, or returns to a place in
 * the list; without it, and without JavaScript, there are the links to the pages.
 */
export function EndlessList({ source, page }: EndlessListProps): null {
  // Before the reader is put back where he was, for which the cards have to be there.
  useLayoutEffect(() => {
    watchReturns();
    const end = document.querySelector(`[${endlessMarks.pager}]`);
    if (!end) return;

    let stop: (() => void) | undefined;
    let isGone = false;
    const returning = isReturning();
    const run = (runEndlessList: RunEndlessList) => {
      loaded = runEndlessList;
      if (!isGone) stop = runEndlessList({ source, page, returning });
    };
    const load = () => {
      import('./runEndlessList').then(
        ({ runEndlessList }) => run(runEndlessList),
        // The links are there.
        () => undefined,
      );
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        load();
      },
      { rootMargin: nearEnd },
    );
    // On a wide screen the end is near from the start: who has not moved does not want more yet.
    const onScroll = () => {
      if (window.scrollY === 0) return;
      window.removeEventListener('scroll', onScroll);
      observer.observe(end);
    };
    if (returning && loaded) run(loaded);
    else if (returning && savedPlace(source)) load();
    else window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      isGone = true;
      observer.disconnect();
      window.removeEventListener('scroll', onScroll);
      stop?.();
    };
  }, [source, page]);
  return null;
}
