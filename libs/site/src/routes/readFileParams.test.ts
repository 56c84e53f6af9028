import { describe, expect, it } from 'vitest';
import { readFileParams } from './readFileParams';

describe('the parameters of a page file', () => {
  it.each([
    ['home', 'home', {}],
    ['topic/[topic]/[page]', 'topic/m%C3%A9xico/1', { topic: 'm%C3%A9xico', page: '1' }],
    ['tournament/overview/[slug]/[id]', 'tournament/overview/mls/1', { slug: 'mls', id: '1' }],
    ['[...resource]', '1/mundial-2026/nota.html', { resource: ['1', 'mundial-2026', 'nota.html'] }],
    ['poll/[outcome]/[[...path]]', 'poll/voted', { outcome: 'voted' }],
    ['poll/[outcome]/[[...path]]', 'poll/voted/a/b', { outcome: 'voted', path: ['a', 'b'] }],
  ])('of %s in %s are as Next has them', (file, path, params) => {
    expect(readFileParams(file, path)).toEqual(params);
  });

  it.each([
    ['home', 'latest'],
    ['home', 'home/1'],
    ['topic/[topic]/[page]', 'topic/mls'],
    ['topic/[topic]/[page]', 'latest/mls/1'],
    ['more/[...list]', 'more'],
  ])('of %s are not in %s', (file, path) => {
    expect(readFileParams(file, path)).toBeNull();
  });
});
