import type { IncomingMessage } from 'node:http';
import { requestsUnderWay } from '../requests/RequestsUnderWay';
import { allMethods, allowHeaders, readMethods } from '../proxy/refuseMethod';
import { answerBeforeNext } from './answerBeforeNext';
import { isFile } from '../requests/isFile';

/** What is too much for the process is 503: a browser shows its own page for it, and asks again by itself. */
const tooMuch = { 'Retry-After': '10', 'Cache-Control': 'no-store', Refresh: '10' };

/**
 * Answers 405 to what Next itself answers with 500: TRACE, of which it makes a `Request` that may not be, and anything but
 * reading a file. And 503 to what it would come to only after everybody has left.
 */
export function refuseBeforeNext(): void {
  const underWay = requestsUnderWay();
  answerBeforeNext((request) => {
    const methods = takenMethods(request);
    const isRefused =
      !methods.includes(request.method ?? '') && (request.method === 'TRACE' || methods === readMethods);
    if (isRefused) return { status: 405, headers: allowHeaders(methods) };
    const isPage = request.method === 'GET' && !isFile(request);
    return isPage && underWay.isOverloaded ? { status: 503, headers: tooMuch } : null;
  });
}

const takenMethods = (request: IncomingMessage): readonly string[] =>
  isFile(request) ? readMethods : allMethods;
