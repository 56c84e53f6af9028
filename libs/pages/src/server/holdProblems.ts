import type { ServerResponse } from 'node:http';
import type { Problem } from './problemHeader.ts';

export type HeldResponse = {
  /** What was held back, `null` when the answer went out. */
  problem(): Problem | null;
  /** Makes the response writable again; whatever is answered now carries this status. */
  release(status: number): void;
};

function problemOf(response: ServerResponse): Problem | null {
  const type = String(response.getHeader('content-type') ?? '');
  // Next sends its bare error without a type when it fails before rendering.
  if (type !== '' && !type.startsWith('text/html')) return null;
  if (response.statusCode === 404) return 'notFound';
  return response.statusCode >= 500 ? 'serverError' : null;
}

/** Next waits for the response to finish before it lets go of a request: tell it, and only it. */
function pretendFinished(response: ServerResponse, own: readonly unknown[]): void {
  for (const listener of response.listeners('finish')) {
    if (own.includes(listener)) continue;
    response.off('finish', listener as () => void);
    listener.call(response);
  }
}

/**
 * Holds back the body of an HTML answer with status 404 or 5xx. Next renders those as an empty document
 * that only JavaScript fills; a reader without it would see a blank page.
 */
export function holdProblems(response: ServerResponse): HeldResponse {
  const { writeHead, write, end, flushHeaders } = response;
  const own = response.listeners('finish');
  let decided = false;
  let held: Problem | null = null;

  const isHeld = () => {
    if (!decided && !response.headersSent) held = problemOf(response);
    decided = true;
    return held !== null;
  };
  const callBack = (args: unknown[]) => {
    const done = args.find((arg) => typeof arg === 'function') as (() => void) | undefined;
    if (done) queueMicrotask(done);
  };

  response.writeHead = function holdHead(this: ServerResponse, status: number, ...rest: never[]) {
    response.statusCode = status;
    return isHeld() ? response : writeHead.call(this, status, ...rest);
  } as typeof writeHead;
  response.write = function holdWrite(...args: never[]) {
    if (!isHeld()) return Reflect.apply(write, response, args) as boolean;
    callBack(args);
    return true;
  } as typeof write;
  response.end = function holdEnd(...args: never[]) {
    if (!isHeld()) return Reflect.apply(end, response, args) as ServerResponse;
    callBack(args);
    queueMicrotask(() => pretendFinished(response, own));
    return response;
  } as typeof end;
  response.flushHeaders = () => {
    if (!isHeld()) flushHeaders.call(response);
  };

  return {
    problem: () => held,
    release(status) {
      Object.assign(response, { write, end, flushHeaders });
      response.writeHead = ((_: number, ...rest: never[]) => writeHead.call(response, status, ...rest)) as typeof writeHead;
      for (const name of response.getHeaderNames()) if (name !== 'vary') response.removeHeader(name);
      response.statusCode = status;
    },
  };
}
