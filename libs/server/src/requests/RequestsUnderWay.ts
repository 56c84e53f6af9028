import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { processSingleton } from '@cancha/data-access/api/processSingleton';
import { readConcurrency } from '@cancha/data-access/api/readConcurrency';
import { isFile } from './isFile';

/** Published by Node for each request of each server, before anybody handles it. */
const channel = 'http.server.request.start';

type Started = { request: IncomingMessage; response: ServerResponse };

/** While more are under way only pages that are kept are given; while twice as many are, none is. */
const usualPagesAtOnce = 32;

/**
 * How many pages the process is working on. A page that is kept is given in milliseconds, so that there are many only when
 * more is asked for than can be made.
 */
export class RequestsUnderWay {
  #count = 0;
  readonly #pagesAtOnce: number;

  constructor(pagesAtOnce = usualPagesAtOnce) {
    this.#pagesAtOnce = pagesAtOnce;
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
    return this.#count > this.#pagesAtOnce;
  }

  /** Not even pages that are kept are given in time. */
  get isOverloaded(): boolean {
    return this.#count > 2 * this.#pagesAtOnce;
  }
}

/** One for the process: what starts the app and the proxy are in bundles of their own. */
export const requestsUnderWay = (): RequestsUnderWay =>
  processSingleton(
    'requests-under-way',
    () => new RequestsUnderWay(readConcurrency(process.env['PAGES_AT_ONCE'], usualPagesAtOnce)),
  );
