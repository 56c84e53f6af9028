import { describe, expect, it } from 'vitest';
import { anArticle } from '@cancha/site/testing/anArticle';
import { arrangeAside } from './arrangeAside';

const articles = (from: string, count: number, sectionSlug = 'mundial-2026') =>
  Array.from({ length: count }, (_, n) => anArticle(`${from}${n}`, { sectionSlug }));
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const nothing = new Set<string>();

describe('the stories around an article', () => {
  it('stand on the page once', () => {
    const latest = articles('l', 30);
    const {
      mostRead,
      latest: clock,
      next,
    } = arrangeAside(
      { latest, mostRead: [...latest.slice(0, 3), ...articles('m', 5)] },
      new Set(['l1', 'm0']),
      'mundial-2026',
    );
    const all = ids([...mostRead, ...clock, ...next]);

    expect(all).toHaveLength(17);
    expect(new Set(all).size).toBe(all.length);
    expect(all).not.toContain('l1');
    expect(all).not.toContain('m0');
  });

  it('have five newest beside the text', () => {
    const { latest } = arrangeAside({ latest: articles('l', 30), mostRead: [] }, nothing, '');

    expect(ids(latest)).toEqual(['l0', 'l1', 'l2', 'l3', 'l4']);
  });

  it('go on in the section of the article first', () => {
    const latest = [...articles('o', 12, 'panama'), ...articles('s', 3, 'mexico')];

    expect(ids(arrangeAside({ latest, mostRead: [] }, nothing, 'mexico').next).slice(0, 4)).toEqual([
      's0',
      's1',
      's2',
      'o5',
    ]);
  });

  it('end with what is read most when there is nothing newer', () => {
    const { next } = arrangeAside({ latest: [], mostRead: articles('m', 7) }, nothing, '');

    expect(ids(next)).toEqual(['m4', 'm5', 'm6']);
  });

  it('fill whole rows at the end', () => {
    const { next } = arrangeAside({ latest: articles('l', 12), mostRead: [] }, nothing, '');

    expect(ids(next)).toEqual(['l5', 'l6', 'l7', 'l8']);
  });

  it('are none when there are none', () => {
    expect(arrangeAside({ latest: [], mostRead: [] }, nothing, '').next).toEqual([]);
  });

  it('stand once even when the backend sends one twice', () => {
    const [one] = articles('m', 1);

    expect(ids(arrangeAside({ latest: [one!, one!], mostRead: [] }, nothing, '').latest)).toEqual(['m0']);
  });
});
