import { createHash } from 'node:crypto';
import { isOwnNonce } from './pageNonce';

const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** As a content security policy names a script. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

type SealedPage = {
  readonly html: string;
  /** What this rendering was marked with. */
  readonly nonce: string | null;
  /** Of the scripts of the document that are ours. One that came with somebody's text is not among them. */
  readonly hashes: readonly string[];
};

/** The first in the document: Next's files are named in the head, before anything of a page's content. */
function nonceOf(html: string): string | null {
  const first = /\snonce="([^"]*)"/.exec(html)?.[1] ?? '';
  return isOwnNonce(first) ? first : null;
}

/**
 * Finds the scripts of a document that may run: those of Next, which bear the nonce of this rendering, and those that we know by
 * their text. The nonce is taken out, so that nobody reads it and a page that did not change stays the same.
 */
export function sealPage(html: string, isOurs: (text: string) => boolean): SealedPage {
  const nonce = nonceOf(html);
  const mark = ` nonce="${nonce ?? ''}"`;
  // Payloads quote it as well.
  const without = (text: string) => (nonce === null ? text : text.replaceAll(mark, '').replaceAll(nonce, ''));
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(scripts)) {
    const isNext = nonce !== null && attributes.includes(mark) && !/\ssrc=/.test(attributes);
    if (isNext || isOurs(text)) hashes.add(hashOf(without(text)));
  }
  return { html: without(html), nonce, hashes: [...hashes] };
}
