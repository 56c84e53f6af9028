import type { ServerResponse } from 'node:http';

/** Tells who listens for the end of an answer that was held back, except `own`: Next waits for it before it lets go. */
export function pretendFinished(response: ServerResponse, own: readonly unknown[]): void {
  for (const listener of response.listeners('finish')) {
    if (own.includes(listener)) continue;
    response.off('finish', listener as () => void);
    listener.call(response);
  }
}

/** Tells who wrote to an answer that was held back that it is written. */
export function pretendWritten(args: readonly unknown[]): void {
  const done = args.find((arg) => typeof arg === 'function') as (() => void) | undefined;
  if (done) queueMicrotask(done);
}
