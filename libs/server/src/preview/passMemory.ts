import type { IncomingMessage } from 'node:http';

/**
 * Has Next render the page for this request, past its page memory.
 * @param bypass A secret of the build (`readBypass`) that browsers never see.
 */
export function passMemory({ headers }: IncomingMessage, bypass: string): void {
  const own = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const kept = own.filter((pair) => pair !== '' && !pair.startsWith('__prerender_bypass='));
  headers.cookie = [...kept, `__prerender_bypass=${bypass}`].join('; ');
}
