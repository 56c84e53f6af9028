import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { originForm } from './originForm';

/** Published by Node for each request of each server, before anybody handles it. */
const channel = 'http.server.request.start';

/**
 * Hands Next every request as a path. Of an absolute address it makes a redirect to the host that stands in it, before
 * our proxy is asked, and on `*?a` it breaks.
 */
export function takeOriginForm(): void {
  diagnostics.subscribe(channel, (message) => {
    const { request } = message as { request: IncomingMessage };
    const { path, host } = originForm(request.url ?? '/');
    request.url = path;
    if (host !== null) request.headers.host = host;
  });
}
