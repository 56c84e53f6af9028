import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { BlockList } from 'node:net';
import { clientAddressHeader } from '@cancha/site/forms/clientAddressHeader';
import { findClientAddress } from './findClientAddress';

/** Published by Node for each request of each server, before anybody handles it. */
const channel = 'http.server.request.start';

/**
 * Writes into each request whom it comes from. Next shows route handlers no socket, and hands on whatever
 * `X-Forwarded-For` a client sends.
 */
export function tellClientAddress(proxies: BlockList | undefined): void {
  diagnostics.subscribe(channel, (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[clientAddressHeader] = findClientAddress(
      request.socket.remoteAddress ?? '',
      headerOf(request),
      proxies,
    );
  });
}

/** Several headers of this name are one list. */
const headerOf = ({ headers }: IncomingMessage): string | undefined => headers['x-forwarded-for']?.toString();
