import { requestRaw, type RawAnswer } from '@cancha/e2e/requestRaw';

/** Asks an app for a document at its public address, whatever host that names: every host of a test is this machine. */
export function readDocument(address: string): Promise<RawAnswer> {
  const url = new URL(address);
  return requestRaw(`http://127.0.0.1:${url.port}`, url.pathname + url.search, {
    headers: { host: url.host },
  });
}

/** Path of the first article in a document. */
export const firstArticle = (html: string): string | undefined =>
  /<main[\s\S]*?href="([^"]+\.html)"/.exec(html)?.[1];
