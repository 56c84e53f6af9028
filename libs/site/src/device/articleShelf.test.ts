import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '../testing/fakeStorage';
import { createArticleShelf } from './articleShelf';
import type { KeptArticle } from './KeptArticle';

const key = 'shelf';
const article = (name: string, changes: Partial<KeptArticle> = {}): KeptArticle => ({
  path: `/mundial/${name}.html`,
  title: `Nota ${name}`,
  picture: { src: 'https://img.example/a.webp', width: 230, height: 172 },
  published: '2026-07-05T16:12:00-06:00',
  site: 'fca',
  ...changes,
});
const store = (value: unknown) => {
  localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
};
const shelf = createArticleShelf(key, 3);
const paths = () => shelf.list().map(({ path }) => path);

beforeEach(() => void vi.stubGlobal('localStorage', fakeStorage()));
afterEach(() => void vi.unstubAllGlobals());

describe('articles that stay on the device', () => {
  it('are there as they were kept, the last one first', () => {
    expect(shelf.put(article('a'))).toBe('kept');
    shelf.put(article('b', { picture: null, published: null }));

    expect(shelf.list()).toEqual([article('b', { picture: null, published: null }), article('a')]);
    expect(shelf.has('/mundial/a.html')).toBe(true);
    expect(shelf.has('/mundial/c.html')).toBe(false);
  });

  it('are there once, however often they are kept', () => {
    for (const name of ['a', 'b', 'a']) shelf.put(article(name));

    expect(paths()).toEqual(['/mundial/a.html', '/mundial/b.html']);
  });

  it('make room for newer ones', () => {
    for (const name of ['a', 'b', 'c', 'd']) shelf.put(article(name));

    expect(paths()).toEqual(['/mundial/d.html', '/mundial/c.html', '/mundial/b.html']);
  });

  it('go when they are let go, one or all', () => {
    for (const name of ['a', 'b', 'c']) shelf.put(article(name));
    shelf.drop('/mundial/b.html');
    expect(paths()).toEqual(['/mundial/c.html', '/mundial/a.html']);

    shelf.clear();
    expect(paths()).toEqual([]);
  });
});

describe('what somebody else wrote where articles are stored', () => {
  it.each([
    ['{', 'half of a text'],
    ['"articles"', 'a word'],
    [[article('a')], 'a list without a version'],
    [{ version: 2, articles: [article('a')] }, 'another version'],
    [{ version: 1, articles: { 0: article('a') } }, 'no list'],
  ] as [unknown, string][])('counts as nothing: %j, %s', (value) => {
    store(value);

    expect(shelf.list()).toEqual([]);
  });

  it('costs only what cannot be read', () => {
    const broken = [null, 3, {}, article('x', { title: ' ' }), { ...article('y'), path: 7 }];
    store({ version: 1, articles: [...broken, article('a'), article('a', { title: 'Otra vez' })] });

    expect(shelf.list()).toEqual([article('a')]);
  });

  it.each(['//evil.example/a', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)'])(
    'leads nowhere else: %s',
    (path) => {
      store({ version: 1, articles: [{ ...article('a'), path }] });

      expect(shelf.list()).toEqual([]);
    },
  );

  it.each([
    { src: 'javascript:alert(1)', width: 1, height: 1 },
    { src: '/a.webp', width: 0, height: 1 },
    { src: '/a.webp', width: 'wide', height: 1 },
    'picture',
  ])('shows no picture that is none: %j', (picture) => {
    store({ version: 1, articles: [{ ...article('a'), picture, published: 'ayer' }] });

    expect(shelf.list()).toEqual([article('a', { picture: null, published: null })]);
  });

  it('is replaced by the next article that is kept', () => {
    store('{');
    shelf.put(article('a'));

    expect(paths()).toEqual(['/mundial/a.html']);
  });
});

it('says so when nothing more can be kept, and leaves what there is', () => {
  shelf.put(article('a'));
  const usual = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => usual.getItem(name),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });

  expect(shelf.put(article('b'))).toBe('full');
  expect(paths()).toEqual(['/mundial/a.html']);
});
