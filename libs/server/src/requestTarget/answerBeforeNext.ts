import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Published by Node for each request of each server, before anybody handles it. */
const channel = 'http.server.request.start';

type Started = { request: IncomingMessage; server: Server };
type EarlyAnswer = { readonly status: number; readonly headers: Readonly<Record<string, string>> };

/**
 * Answers a request before Next is asked. Such a request is given an expectation that nobody can meet, and Node asks about
 * those before it hands a request on.
 * @param choose `null`: Next answers.
 */
export function answerBeforeNext(choose: (request: IncomingMessage) => EarlyAnswer | null): void {
  const asked = new WeakSet<Server>();
  const answers = new WeakMap<IncomingMessage, EarlyAnswer>();
  diagnostics.subscribe(channel, (message) => {
    const { request, server } = message as Started;
    const early = choose(request);
    if (!early) return;
    request.headers.expect = 'another answer';
    // HTTP/1.0 knows no expectations, and may leave out the host. Its answer is of 1.0 all the same: that is decided already.
    request.httpVersionMinor = 1;
    request.headers.host ??= '';
    answers.set(request, early);
    if (asked.has(server)) return;
    asked.add(server);
    server.on('checkExpectation', (unmet: IncomingMessage, response: ServerResponse) => {
      // What Node says where nobody listens
      const { status, headers } = answers.get(unmet) ?? { status: 417, headers: {} };
      response.writeHead(status, headers).end();
    });
  });
}
