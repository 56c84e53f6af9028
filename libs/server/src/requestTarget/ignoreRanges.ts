import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** Published by Node for each request of each server, before anybody handles it. */
const channel = 'http.server.request.start';

/**
 * Sends every file whole, as a server may (RFC 9110, section 14.2): an app's are small. Next answers a range that a file
 * does not have with 500.
 */
export function ignoreRanges(): void {
  diagnostics.subscribe(channel, (message) => {
    delete (message as { request: IncomingMessage }).request.headers.range;
  });
}
