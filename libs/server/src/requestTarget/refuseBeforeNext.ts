import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { allMethods, allowHeaders, readMethods } from '../proxy/refuseMethod';

/** Published by Node for each request of each server, before anybody handles it. */
const channel = 'http.server.request.start';

type Started = { request: IncomingMessage; server: Server };

/** What the proxy is not asked for: the folders that the matcher of `proxy.ts` leaves out. */
const files = /^\/(?:_next|fonts|themes|brand|flags)\//;

/**
 * Answers 405 to what Next itself answers with 500: TRACE, of which it makes a `Request` that may not be, and anything but
 * reading a file. Such a request is given an expectation that nobody can meet, and Node asks about those before it hands
 * a request on; in HTTP/1.0 there are none.
 */
export function refuseBeforeNext(): void {
  const asked = new WeakSet<Server>();
  const refused = new WeakMap<IncomingMessage, readonly string[]>();
  diagnostics.subscribe(channel, (message) => {
    const { request, server } = message as Started;
    const methods = takenMethods(request);
    if (methods.includes(request.method ?? '')) return;
    if (request.method !== 'TRACE' && methods !== readMethods) return;
    request.headers.expect = 'another method';
    refused.set(request, methods);
    if (asked.has(server)) return;
    asked.add(server);
    server.on('checkExpectation', (unmet: IncomingMessage, response: ServerResponse) => {
      const taken = refused.get(unmet);
      // What Node says where nobody listens
      response.writeHead(taken ? 405 : 417, taken && allowHeaders(taken)).end();
    });
  });
}

const takenMethods = ({ url = '' }: IncomingMessage): readonly string[] =>
  files.test(url) ? readMethods : allMethods;
