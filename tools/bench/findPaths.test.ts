import { expect, it } from 'vitest';
import { findPaths } from './findPaths.ts';

it('finds what documents and sitemaps lead to on the same host', () => {
  const text = `<a href="/a?x=1&amp;y=2#top">a</a><form action="/api/poll"></form><div data-source="/api/list?path=%2F"></div>
    <loc>http://127.0.0.1:4001/b</loc><a href="https://elsewhere.example/c">c</a><a href="//elsewhere.example/d">d</a>
    <script src="/_next/static/x.js"></script><a href="http://127.0.0.1:4001">home</a>`;
  expect(findPaths(text, 'http://127.0.0.1:4001')).toEqual([
    ...['/a?x=1&y=2', '/api/poll', '/api/list?path=%2F', '/b', '/'],
  ]);
});
