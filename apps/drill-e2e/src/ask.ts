import { requestRaw, type RawAnswer } from '@cancha/e2e/requestRaw';
import { readerAddress, readerToken } from './secrets';

/** An answer, or `null` of a connection that broke or stayed silent. */
export type Asked = { readonly path: string; readonly answer: RawAnswer | null; readonly ms: number };

/** Longer than any promise: an app that has said nothing by then is silent. */
const silentMs = 30_000;

/** Asks as a reader behind a proxy does. */
export async function ask(origin: string, path: string): Promise<Asked> {
  const from = performance.now();
  const silent = Promise.withResolvers<null>();
  const timer = setTimeout(() => silent.resolve(null), silentMs);
  const sent = requestRaw(origin, path, { headers: { 'x-forwarded-for': readerAddress } }).catch(() => null);
  const answer = await Promise.race([sent, silent.promise]);
  clearTimeout(timer);
  return { path, answer, ms: performance.now() - from };
}

/** Asks at a steady pace, however slowly it is answered: for `seconds`, `perSecond` times a second, in turn. */
export async function askSteadily(
  origin: string,
  paths: readonly string[],
  { seconds, perSecond }: { seconds: number; perSecond: number },
): Promise<Asked[]> {
  const count = Math.round(seconds * perSecond);
  const from = performance.now();
  const asked: Promise<Asked>[] = [];
  while (asked.length < count) {
    const due = Math.min(count, Math.floor(((performance.now() - from) / 1_000) * perSecond) + 1);
    while (asked.length < due) asked.push(ask(origin, paths[asked.length % paths.length] ?? '/'));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return Promise.all(asked);
}

/** An address as somebody with a secret in it would ask for it. */
export const withSecret = (path: string): string => `${path}?token=${readerToken}`;

/** A document that ends, with a heading, its menu and its content. */
export function isWholePage({ answer }: Asked): boolean {
  const body = answer?.body ?? '';
  return ['<main', '<h1', '<nav', '</html>'].every((part) => body.includes(part));
}
