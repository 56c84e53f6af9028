import type { JSX } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { HeadTags } from './HeadTags';
import { HeadTagsPlace } from './HeadTagsPlace.client';

afterEach(() => vi.unstubAllGlobals());

const place = () =>
  HeadTags({
    tags: [
      ['meta', { property: 'og:title', content: 'Gol “olímpico” & más' }],
      ['link', { rel: 'manifest', href: '/manifest.webmanifest' }],
    ],
  }) as JSX.Element & { props: object };

it('tags of the head are in the document, and React is told no more than their name', () => {
  expect(renderToString(place())).toBe(
    '<meta property="og:title" content="Gol “olímpico” &amp; más"/><link rel="manifest" href="/manifest.webmanifest"/>',
  );
  expect(Object.keys(place().props)).toEqual(['name']);
});

it('in the browser there is nothing to render', () => {
  const tags = place();
  vi.stubGlobal('window', {});

  expect(renderToString(tags)).toBe('');
});

it('tags that have left the store fail the page: no reader gets one without', () => {
  expect(() => renderToString(<HeadTagsPlace name="nobody-knows-it" />)).toThrow('nobody-knows-it');
});
