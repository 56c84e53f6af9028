import { createHash } from 'node:crypto';
import { readDocument } from './readDocument.mjs';
import { preloadHint, volatileHeaders, withoutVolatile } from './volatile.mjs';

/**
 * @typedef {object} Description What an address answered, comparable with another run.
 * @property {number} status
 * @property {Record<string, string[]>} headers By their name in lower case: one that came twice has two values.
 * @property {import('./readDocument.mjs').DocumentFacts} [document] Of HTML.
 * @property {string} [text] Of JSON, XML and plain text.
 * @property {string} [bytes] Length and hash of all else.
 */

/**
 * @param {import('./ask.mjs').Answer} answer
 * @param {(text: string) => string} hide Takes out what differs from run to run.
 * @returns {Description}
 */
export function describeAnswer({ status, rawHeaders, body }, hide) {
  const steady = (/** @type {string} */ text) => withoutVolatile(hide(text));
  const headers = readHeaders(rawHeaders, steady);
  const type = headers['content-type']?.[0] ?? '';
  if (type.startsWith('text/html') && body.length > 0) {
    return { status, headers, document: readDocument(steady(body.toString('utf8'))) };
  }
  if (body.length === 0 || /^text\/|json|xml|javascript/.test(type)) {
    return { status, headers, text: steady(body.toString('utf8')) };
  }
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 16);
  return { status, headers, bytes: `${body.length} ${hash}` };
}

/**
 * @param {string[]} raw
 * @param {(text: string) => string} steady
 */
function readHeaders(raw, steady) {
  /** @type {Record<string, string[]>} */
  const headers = {};
  for (let i = 0; i < raw.length; i += 2) {
    const name = (raw[i] ?? '').toLowerCase();
    const value = steady(raw[i + 1] ?? '').replace(preloadHint, '');
    const isHint = name === 'link' && value === '';
    if (!volatileHeaders.has(name) && !isHint) (headers[name] ??= []).push(value);
  }
  return Object.fromEntries(Object.entries(headers).sort(([a], [b]) => (a < b ? -1 : 1)));
}
