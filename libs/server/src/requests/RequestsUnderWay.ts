import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { processSingleton } from '@cancha/data-access/api/processSingleton';
import { readConcurrency } from '@cancha/data-access/api/readConcurrency';
import { isFile } from './isFile';

/** Published by Node for each request of each server, before anybody handles it. */
const channel = 'http.server.request.start';

type Started = { request: IncomingMessage; response: ServerResponse };

/** While more are under way only pages that are kept are given; while twice as many are, none is. */
const usualPagesAtOnce = 16;

/** So long after more was asked for than could be given, in ms, a quarter of that many new pages are begun at once. */
const carefulMs = 5_000;

/**
 * How many pages the process is working on. A page that is kept is given in milliseconds, so that there are many only when
 * more is asked for than can be made.
 */
export class RequestsUnderWay {
  #count = 0;
  readonly #pagesAtOnce: number;
  readonly #now: () => number;
  #overloadedAt = -Infinity;

  /** @param now A monotonic clock in ms, for tests. */
  constructor(pagesAtOnce = usualPagesAtOnce, now = () => performance.now()) {
    this.#pagesAtOnce = pagesAtOnce;
    this.#now = now;
    diagnostics.subscribe(channel, (message) => {
      const { request, response } = message as Started;
      // What is sent slowly is no work: a form whose body never ends must not turn others away.
      if ((request.method !== 'GET' && request.method !== 'HEAD') || isFile(request)) return;
      this.#count += 1;
      response.once('close', () => (this.#count -= 1));
    });
  }

  /** No new page should be begun. */
  get isBusy(): boolean {
    const isCareful = this.#now() - this.#overloadedAt < carefulMs;
    return this.#count > this.#pagesAtOnce / (isCareful ? 4 : 1);
  }

  /** Not even pages that are kept are given in time. */
  get isOverloaded(): boolean {
    const isTooMany = this.#count > 2 * this.#pagesAtOnce;
    if (isTooMany) this.#overloadedAt = this.#now();
    return isTooMany;
  }
}

/** One for the process: what starts the app and the proxy are in bundles of their own. */
export const requestsUnderWay = (): RequestsUnderWay =>
  processSingleton(
    'requests-under-way',
    () => new RequestsUnderWay(readConcurrency(process.env['PAGES_AT_ONCE'], usualPagesAtOnce)),
  );
