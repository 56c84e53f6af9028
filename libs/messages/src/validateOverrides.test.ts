import { describe, expect, it } from 'vitest';
import { es } from './es';
import { validateOverrides } from './validateOverrides';

describe('the words of a site', () => {
  it('are in order when they take the values that the page gives, in whatever order or form', () => {
    expect(
      validateOverrides(es, {
        tag: { title: 'Noticias de {tag}' },
        match: { spokenNoScore: '{away} visita a {home}: {state}' },
        standings: { goals: '{n} en total', points: { short: 'Pts' } },
      }),
    ).toEqual([]);
  });

  it('are refused under a key that there is not', () => {
    expect(validateOverrides(es, { tag: { tittle: '{tag}' }, standings: { points: { x: 'y' } } })).toEqual([
      'tag.tittle: there is no such message',
      'standings.points.x: there is no such message',
    ]);
  });

  it('are refused as a group in the place of a message, or the other way round', () => {
    expect(validateOverrides(es, { tag: { title: { a: 'b' } }, footer: 'x' })).toEqual([
      'tag.title.a: there is no such message',
      'footer: there is no such message',
    ]);
  });

  it('are refused with other values than the page gives', () => {
    expect(
      validateOverrides(es, {
        tag: { title: '{topic} | hoy', page: 'Página' },
        shell: { skip: 'Ir a {place}' },
      }),
    ).toEqual([
      'tag.title: it takes {topic}, and the page gives it {tag}',
      'tag.page: it takes no values, and the page gives it {n}',
      'shell.skip: it takes {place}, and the page gives it no values',
    ]);
  });

  it('are refused when they cannot be read, or say nothing', () => {
    const [broken, empty] = validateOverrides(es, { tag: { title: '{tag', page: ' ' } });

    expect(broken).toMatch(/^tag\.title: it cannot be read \(\w+\)$/);
    expect(empty).toBe('tag.page: it says nothing');
  });
});
