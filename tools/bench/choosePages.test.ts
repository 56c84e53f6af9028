import { describe, expect, it } from 'vitest';
import { findLinks } from './choosePages.mjs';

describe('findLinks', () => {
  it('finds each page under a path once, whatever else stands in the link', () => {
    const html =
      '<a href="/p/a/1">1</a><a class="x" href="/p/b/2">2</a><a href="/p/a/1">1</a><a href="/q/c/3">3</a>';
    expect(findLinks(html, '/p/')).toEqual(['/p/a/1', '/p/b/2']);
  });

  it('takes no place on a page and no question to one for a page', () => {
    expect(findLinks('<a href="/p/a/1?minuto=3">63</a><a href="/p/a/1#x">x</a>', '/p/')).toEqual([]);
  });
});
