import type { IncomingMessage } from 'node:http';

/** What the proxy is not asked for: the folders that the matcher of `proxy.ts` leaves out. */
const files = /^\/(?:_next|fonts|themes|brand|flags)\//;

export const isFile = ({ url = '' }: IncomingMessage): boolean => files.test(url);
