import type { ServerResponse } from 'node:http';

type Method<T> = (...args: unknown[]) => T;

/** How a response is written to now, for who puts something else before it. */
export type Writing = {
  writeHead: Method<ServerResponse>;
  write: Method<boolean>;
  end: Method<ServerResponse>;
  flushHeaders: Method<void>;
};

export const writingOf = (response: ServerResponse): Writing => ({
  writeHead: response.writeHead.bind(response) as Method<ServerResponse>,
  write: response.write.bind(response) as Method<boolean>,
  end: response.end.bind(response) as Method<ServerResponse>,
  flushHeaders: response.flushHeaders.bind(response),
});

/** As if nothing had been answered yet. */
export function forgetAnswer(response: ServerResponse): void {
  for (const name of response.getHeaderNames()) if (name !== 'vary') response.removeHeader(name);
  // Not a problem's status either: Next takes a 404 that stands here for its own and forgets the page's title.
  response.statusCode = 200;
}

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
