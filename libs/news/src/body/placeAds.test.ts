import { describe, expect, it } from 'vitest';
import type { Block } from './Block';
import { placeAds } from './placeAds';

const block = (tag: string): Block =>
  tag === 'embed'
    ? { kind: 'embed', embed: { network: 'youtube', shape: 'wide', href: '', text: '', src: '' } as never }
    : { kind: 'html', tag, html: `<${tag}></${tag}>` };
/** Where ads stand in a text of these tags. */
const placed = (tags: string, every: number) =>
  placeAds(tags.split(' ').map(block), every)
    .map((part) => (part.kind === 'html' ? part.tag : part.kind))
    .join(' ');

describe('ads in a text', () => {
  it('stand after every n-th paragraph, as long as the text goes on', () => {
    expect(placed('p p p p p p p p', 3)).toBe('p p p ad p p p ad p p');
    expect(placed('p p p p', 3)).toBe('p p p p');
  });

  it('stand before a sub-head, never between it and its text', () => {
    expect(placed('p p h2 p h2 p p p', 3)).toBe('p p h2 p ad h2 p p p');
    expect(placed('p p p h2 p p', 3)).toBe('p p p ad h2 p p');
  });

  it('wait for the next paragraph where something else follows', () => {
    for (const other of ['embed', 'figure', 'ul', 'table', 'blockquote'])
      expect(placed(`p p p ${other} p p p`, 3)).toBe(`p p p ${other} p ad p p`);
  });

  it('are none where the brand wants none', () => {
    expect(placed('p p p p p p', 0)).toBe('p p p p p p');
  });
});
