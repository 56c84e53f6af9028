import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createNonce } from './pageNonce';
import { sealPage } from './sealPage';

const nonce = createNonce();
/** As Next names a file of its own, before any content. */
const file = (word = nonce) => `<link rel="preload" nonce="${word}" href="/a.js"/>`;
const ours = 'first()';
const seal = (html: string) => sealPage(html, (text) => text === ours);
/** As browsers make it, written down once more. */
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('of a document', () => {
  it('scripts of Next may run, and those of ours', () => {
    const html = `<html><head>${file()}<script>${ours}</script><script nonce="${nonce}">next("é")</script></head></html>`;

    expect(seal(html)).toMatchObject({ nonce, hashes: [hash(ours), hash('next("é")')] });
  });

  it.each([
    ['that came with a text', '<p><script>steal()</script></p>'],
    ['that guesses', '<script nonce="guess">steal()</script>'],
    ['that bears the word of another rendering', `<script nonce="${createNonce()}">steal()</script>`],
    ['that looks like ours', `<script>${ours};steal()</script>`],
    ['of data', '<script type="application/ld+json">{"@type":"NewsArticle"}</script>'],
    ['of a file, which its address allows', `<script src="/_next/a.js" async="" nonce="${nonce}"></script>`],
  ])('no script %s is named', (_, html) => {
    expect(seal(`<html><head>${file()}</head><body>${html}</body></html>`).hashes).toEqual([]);
  });

  it('no word counts that we have not made', () => {
    const theirs = 'A'.repeat(nonce.length);

    expect(seal(`${file(theirs)}<script nonce="${theirs}">steal()</script>`)).toMatchObject({
      ...{ nonce: null, hashes: [] },
    });
  });

  it('nobody reads the nonce, and two renderings of the same are the same', () => {
    const page = (word: string) =>
      `${file(word)}<script nonce="${word}">push("{\\"nonce\\":\\"${word}\\"}")</script>`;
    const [one, another] = [seal(page(nonce)), seal(page(createNonce()))];

    expect(one.html).toBe('<link rel="preload" href="/a.js"/><script>push("{\\"nonce\\":\\"\\"}")</script>');
    expect(another.html).toBe(one.html);
    expect(another.hashes).toEqual(one.hashes);
    expect(one.hashes).toEqual([hash('push("{\\"nonce\\":\\"\\"}")')]);
  });
});
