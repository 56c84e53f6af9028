/** The page may be busy for long: then it is done anyhow. */
const latestMs = 2_000;

/**
 * Starts something when the page is idle; Safari does not say when that is. Returns what ends it, started or not.
 * A start that fails, as without a network, leaves the page as it is.
 */
export function whenIdle(start: () => Promise<() => void>): () => void {
  let isOver = false;
  let stop: (() => void) | undefined;
  const run = () => {
    if (isOver) return;
    start().then(
      (end) => {
        stop = end;
        if (isOver) end();
      },
      () => undefined,
    );
  };
  const soon = 'requestIdleCallback' in window;
  const handle = soon ? requestIdleCallback(run, { timeout: latestMs }) : setTimeout(run, 200);
  return () => {
    isOver = true;
    if (soon) cancelIdleCallback(handle as number);
    else clearTimeout(handle);
    stop?.();
  };
}
