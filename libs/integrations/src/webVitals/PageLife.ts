/** A page from when it is shown until it is hidden: of a document, or of one that the browser had kept for Back. */
export type PageLife = {
  /** When it began, on the clock of `performance`. */
  readonly start: number;
  readonly isRestored: boolean;
  /** When it was first out of sight; `Infinity` while it is not. */
  readonly hiddenAt: () => number;
  /** Is called once, when the page goes out of sight: the last moment to tell of anything. */
  readonly whenHidden: (tell: () => void) => void;
  /** Aborted when the reader withdraws, or another life begins. */
  readonly signal: AbortSignal;
};

/** What became of the page before anybody watched: background tabs paint late. */
function hiddenBefore(start: number): number {
  const states = performance.getEntriesByType('visibility-state');
  const hidden = states.find(({ name, startTime }) => name === 'hidden' && startTime >= start);
  if (hidden) return hidden.startTime;
  return states.length === 0 && document.visibilityState === 'hidden' ? start : Infinity;
}

/** @param start `null`: that of the document */
export function beginLife(restoredAt: number | null, signal: AbortSignal): PageLife {
  const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart?: number;
  })[];
  const start = restoredAt ?? entry?.activationStart ?? 0;
  let hiddenAt = restoredAt === null ? hiddenBefore(start) : Infinity;
  const tells = new Set<() => void>();
  const onHide = ({ type, timeStamp }: Event) => {
    if (type === 'visibilitychange' && document.visibilityState !== 'hidden') return;
    hiddenAt = Math.min(hiddenAt, timeStamp);
    for (const tell of tells) tell();
    tells.clear();
  };
  document.addEventListener('visibilitychange', onHide, { signal, capture: true });
  window.addEventListener('pagehide', onHide, { signal, capture: true });
  return {
    start,
    isRestored: restoredAt !== null,
    hiddenAt: () => hiddenAt,
    whenHidden: (tell) => void tells.add(tell),
    signal,
  };
}
