import { describe, expect, it } from 'vitest';
import { readSites } from '../bench/readSites.mjs';
import { findPaths, kindOf } from './chooseAddresses.mjs';

describe('findPaths', () => {
  it('finds what documents and sitemaps lead to on the same host', () => {
    const text = `<a href="/a?x=1&amp;y=2#top">a</a><form action="/api/poll"></form><div data-source="/api/list?path=%2F"></div>
      <loc>http://127.0.0.1:4001/b</loc><a href="https://elsewhere.example/c">c</a><a href="//elsewhere.example/d">d</a>
      <script src="/_next/static/x.js"></script><a href="http://127.0.0.1:4001">home</a>`;
    expect(findPaths(text, 'http://127.0.0.1:4001')).toEqual([
      ...['/a?x=1&y=2', '/api/poll', '/api/list?path=%2F', '/b', '/'],
    ]);
  });
});

describe('kindOf', () => {
  it('is the row of the route table, with what its query chooses', async () => {
    const [site] = await readSites('fca');
    expect(kindOf(site, '/tema/copa-oro')).toBe('topic');
    expect(kindOf(site, '/tema/copa-oro?page=2')).toBe('topic?page');
  });

  it('is how the path is built where the table has none', async () => {
    const [, edition] = await readSites('bolavip');
    if (!edition) throw new Error('bolavip has no editions');
    const kinds = ['/mundial-2026/final.html', '/sitemaps/2026-07.xml', '/rss/topic/x.xml', '/argentina'];
    expect(kinds.map((path) => kindOf(edition, edition.prefix + path))).toEqual([
      ...['article', 'sitemaps.xml', 'rss/topic.xml', '1 segment'],
    ]);
  });
});
