import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '../testing/fakeStorage';
import { savedArticles } from './articleShelf';
import { importDeviceFile, writeDeviceFile } from './deviceFile';
import type { Follow } from './Follow';
import { follows } from './followShelf';
import type { KeptArticle } from './KeptArticle';

const team = (id: string): Follow => ({
  ...{ kind: 'team', id, name: `Equipo ${id}`, badge: null },
  ...{ path: `/resultados/futbol/equipo/x/${id}`, site: 'fca' },
});
const article = (name: string): KeptArticle => ({
  ...{ path: `/${name}.html`, title: name, picture: null, published: null, site: 'fca' },
});
const kept = () => [follows.list().map(({ id }) => id), savedArticles.list().map(({ path }) => path)];

/** The file of another device. */
function fileOf(followed: readonly Follow[], articles: readonly KeptArticle[]): string {
  vi.stubGlobal('localStorage', fakeStorage());
  for (const one of followed.toReversed()) follows.put(one);
  for (const one of articles.toReversed()) savedArticles.put(one);
  const file = writeDeviceFile();
  vi.stubGlobal('localStorage', fakeStorage());
  return file;
}

beforeEach(() => void vi.stubGlobal('localStorage', fakeStorage()));
afterEach(() => void vi.unstubAllGlobals());

describe('a file of what is kept on a device', () => {
  it('brings all of it to another one', () => {
    const file = fileOf([team('a'), team('b')], [article('x')]);

    expect(importDeviceFile(file)).toEqual({ kind: 'added', follows: 2, articles: 1, lost: 0 });
    expect(kept()).toEqual([['a', 'b'], ['/x.html']]);
  });

  it('adds to what is there, each once', () => {
    const file = fileOf([team('a'), team('b')], [article('x'), article('y')]);
    follows.put(team('b'));
    savedArticles.put(article('y'));

    expect(importDeviceFile(file)).toEqual({ kind: 'added', follows: 1, articles: 1, lost: 0 });
    expect(kept()).toEqual([
      ['b', 'a'],
      ['/y.html', '/x.html'],
    ]);
    expect(importDeviceFile(file)).toMatchObject({ follows: 0, articles: 0 });
  });

  it('loses only what cannot be read, and says how much that is', () => {
    const file = JSON.parse(fileOf([team('a')], [])) as { follows: unknown[] };
    file.follows.push({ ...team('b'), path: '//evil.example' }, { ...team('c'), id: '"]{' }, 7);

    expect(importDeviceFile(JSON.stringify(file))).toEqual({
      kind: 'added',
      follows: 1,
      articles: 0,
      lost: 3,
    });
    expect(kept()).toEqual([['a'], []]);
  });
});

describe('what is no such file', () => {
  it.each([
    ['no JSON', 'hola'],
    ['half of one', '{"format":"cancha-device","version":1,"follows":['],
    ['a list', '[]'],
    ['a file of something else', '{"format":"other","version":1,"follows":[],"articles":[]}'],
    ['one of a version to come', '{"format":"cancha-device","version":2,"follows":[],"articles":[]}'],
    ['one without its lists', '{"format":"cancha-device","version":1}'],
    [
      'one with nothing that can be read',
      '{"format":"cancha-device","version":1,"follows":[1],"articles":[{}]}',
    ],
  ])('changes nothing: %s', (_, text) => {
    follows.put(team('a'));
    savedArticles.put(article('x'));

    expect(importDeviceFile(text)).toEqual({ kind: 'unreadable' });
    expect(kept()).toEqual([['a'], ['/x.html']]);
  });
});

it.each([
  ['full', 'QuotaExceededError'],
  ['refused', 'SecurityError'],
] as const)('a device that is %s keeps what it had', (kind, name) => {
  const file = fileOf([team('a')], [article('x')]);
  follows.put(team('b'));
  const usual = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => usual.getItem(key),
    setItem: (key: string, value: string) => {
      // There is room for the one list, and none for the other.
      if (key === savedArticles.key) throw new DOMException('no', name);
      usual.setItem(key, value);
    },
  });

  expect(importDeviceFile(file)).toEqual({ kind });
  expect(kept()).toEqual([['b'], []]);
});
