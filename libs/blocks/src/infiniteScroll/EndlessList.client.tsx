'use client';
import { useLayoutEffect, useState, type ComponentType, type JSX } from 'react';
import { endlessMarks } from './endlessMarks';
import type { MorePagesProps } from './MorePages.client';
import { savedPlace } from './savedPlace';

type EndlessListProps = Omit<MorePagesProps, 'isReturning'>;

/** A screen before the end, a reader will want more. */
const nearEnd = '1200px 0px';

/**
 * A list goes on where its page ends. What that takes comes when the reader nears the end, or returns to a place in
 * the list; without it, and without JavaScript, there are the links to the pages.
 */
export function EndlessList({ source, page }: EndlessListProps): JSX.Element | null {
  const [more, setMore] = useState<{ MorePages: ComponentType<MorePagesProps>; isReturning: boolean } | null>(
    null,
  );
  useLayoutEffect(() => {
    const end = document.querySelector(`[${endlessMarks.pager}]`);
    if (!end) return;

    let isGone = false;
    const isReturning = wasHereBefore();
    const load = () => {
      import('./MorePages.client').then(
        ({ MorePages }) => {
          if (!isGone) setMore({ MorePages, isReturning });
        },
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
    if (isReturning && savedPlace(source)) load();
    else window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      isGone = true;
      observer.disconnect();
      window.removeEventListener('scroll', onScroll);
    };
  }, [source]);
  return more ? <more.MorePages source={source} page={page} isReturning={more.isReturning} /> : null;
}

/** Whether the reader came by Back, Forward or a reload. */
function wasHereBefore(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward' || entry?.type === 'reload';
}
