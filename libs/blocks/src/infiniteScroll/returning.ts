let isWatching = false;
/** Of the document itself: reloaded, or come back to from another site. */
let isFirst = true;
let cameBack = false;

/** Remembers from now on whether the page shown next is one that the reader has been on. */
export function watchReturns(): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener('popstate', () => {
    cameBack = true;
  });
  // A link that is followed leads on, also to a list that was read before.
  document.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('a[href]')) cameBack = false;
    },
    { capture: true },
  );
}

/** Whether the reader returns to the page that is shown now, by Back, Forward or a reload. */
export function isReturning(): boolean {
  if (!isFirst) return cameBack;
  isFirst = false;
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return cameBack || entry?.type === 'back_forward' || entry?.type === 'reload';
}
