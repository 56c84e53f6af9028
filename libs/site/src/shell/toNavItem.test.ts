import { describe, expect, it } from 'vitest';
import { testContext } from '../testing/testContext';
import { toNavItems } from './toNavItem';

const context = testContext({ site: { origin: 'https://futbol.example' } });
const item = (url: string, place: 'body' | 'footer' = 'body', extra: object = {}) =>
  toNavItems([{ name: 'x', url, ...extra }], context, place)[0];

describe('an entry of a menu', () => {
  it('without an address, or with one that is refused, is text', () => {
    expect(item('')?.href).toBeNull();
    expect(item('javascript:alert(1)')?.href).toBeNull();
    expect(item('http://10.0.0.1/')?.href).toBeNull();
  });

  it('leads out of the site by a full load and without vouching', () => {
    expect(item('https://x.example/')).toMatchObject({ fullLoad: true, rel: 'nofollow', target: undefined });
  });

  it('leads out of the footer in a new tab that does not know where the reader came from', () => {
    expect(item('https://x.example/', 'footer')).toMatchObject({
      rel: 'nofollow noreferrer',
      target: '_blank',
    });
  });

  it('opens a new tab where the newsroom asks for it, for what is outside', () => {
    expect(item('https://x.example/', 'body', { target: '_blank' })?.target).toBe('_blank');
    expect(item('/panama', 'body', { target: '_blank' })?.target).toBeUndefined();
  });

  it('loads an own page whole when the newsroom marks it', () => {
    expect(item('/panama')?.fullLoad).toBe(false);
    expect(item('/panama', 'body', { redirect: true })?.fullLoad).toBe(true);
  });

  it('has a name of its own among those around it', () => {
    const items = toNavItems(
      [
        { name: 'a', url: '/a' },
        { name: 'a', url: '/a' },
      ],
      context,
    );

    expect(new Set(items.map(({ id }) => id)).size).toBe(2);
  });
});

describe('an entry that leads to the results', () => {
  const names = (football: boolean) => {
    const site = { capabilities: { ...context.site.capabilities, football } };
    const entries = [
      { name: 'Resultados', url: '/resultados/futbol' },
      { name: 'Panamá', url: '/panama' },
    ];
    return toNavItems(entries, testContext({ site })).map(({ name }) => name);
  };

  it('is left out of a site without football', () => {
    expect(names(true)).toEqual(['Resultados', 'Panamá']);
    expect(names(false)).toEqual(['Panamá']);
  });
});

describe('an entry that leads to betting', () => {
  const namesWith = (flag: string, url: string) => {
    const site = { origin: 'https://futbol.example' };
    const betting = testContext({ site, environment: { BETTING_LINKS_HIDDEN: flag } });
    return toNavItems(
      [
        { name: 'Apuestas', url },
        { name: 'Texto', url: '' },
      ],
      betting,
    ).map(({ name }) => name);
  };
  const spellings = ['/apuestas', 'apuestas', 'apuestas/codigos', 'https://futbol.example/apuestas?a=b'];

  it.each(spellings)('is gone while betting is hidden, however it is spelt: %s', (url) => {
    expect(namesWith('true', url)).toEqual(['Texto']);
  });

  it.each(spellings)('stays while it is not: %s', (url) => {
    expect(namesWith('false', url)).toEqual(['Apuestas', 'Texto']);
  });

  it('is not taken for one because another site has such a path', () => {
    expect(namesWith('true', 'https://x.example/apuestas')).toEqual(['Apuestas', 'Texto']);
  });
});

it('an entry to a page that only the parent has is none of an edition that shares its menus', () => {
  const link = (ownPages: ['writeForUs'] | []) =>
    toNavItems([{ name: 'x', url: '/info/escribe-para-nosotros' }], testContext({ site: { ownPages } }));

  expect(link(['writeForUs'])).toHaveLength(1);
  expect(link([])).toEqual([]);
});
