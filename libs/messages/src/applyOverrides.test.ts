import { describe, expect, it } from 'vitest';
import { applyOverrides } from './applyOverrides';
import { es } from './es';

describe('the words of a site', () => {
  it('stand in for those of its catalogue, however deep, and for no other', () => {
    const words = applyOverrides(es, {
      tag: { title: '{tag}: noticias' },
      standings: { points: { short: 'Ptos.' } },
    });

    expect(words.tag).toEqual({ ...es.tag, title: '{tag}: noticias' });
    expect(words.standings).toEqual({ ...es.standings, points: { ...es.standings.points, short: 'Ptos.' } });
    expect(words.footer).toEqual(es.footer);
  });

  it('leave the catalogue itself as it is, which other sites read', () => {
    const before = structuredClone(es);

    applyOverrides(es, { tag: { page: 'p. {n}' } });

    expect(es).toEqual(before);
  });

  it('change nothing where there are none', () => {
    expect(applyOverrides(es, {})).toEqual(es);
  });

  it('cannot add a message, nor put a word in the place of a group', () => {
    const strange = { tag: 'Noticias', extra: { x: 'y' }, shell: { toString: 'z', skip: { deep: 'w' } } };

    expect(applyOverrides(es, strange as never)).toEqual(es);
  });
});
