import type { Site } from '@cancha/brands/Site';
import { describe, expect, it } from 'vitest';
import { aSite } from '../testing/aSite';
import { anEdition } from '../testing/anEdition';
import { languageAlternates } from './languageAlternates';
import type { PageAddress } from './PageAddress';
import { resourceAddress } from './resourceAddress';
import { routeAddress } from './routeAddress';

const global = anEdition('', { edition: 'reg' });
const mexico = anEdition('mx', { edition: 'mex' });
const peru = anEdition('pe', { edition: 'per', trailingSlash: true });
const brazil = anEdition('br', {
  edition: 'bra',
  language: 'pt',
  hreflang: 'pt-BR',
  newsroom: 'copa-br',
});
const english = anEdition('en', {
  edition: 'usa',
  language: 'en',
  hreflang: 'en-US',
  newsroom: 'copa-en',
  origin: 'https://copa-english.example',
});
const family = [global, mexico, peru, brazil, english];

const of = (site: Site, address: PageAddress) => languageAlternates(site, family, address);
const latest = (page?: number) =>
  routeAddress('latest', {}, { sharedWith: 'family', ...(page ? { page } : {}) });

describe('the editions of a page that each of them has', () => {
  const everywhere = {
    es: 'https://copa.example/ultimas-noticias',
    'es-MX': 'https://copa.example/mx/ultimas-noticias',
    'es-PE': 'https://copa.example/pe/ultimas-noticias/',
    'pt-BR': 'https://copa.example/br/ultimas-noticias',
    'en-US': 'https://copa-english.example/en/latest-news',
    'x-default': 'https://copa.example/ultimas-noticias',
  };

  it.each(family)('are named alike on $id, itself and the one for all others included', (site) => {
    expect(of(site, latest())).toEqual(everywhere);
  });

  it('begin with the languages and end with the one for all others', () => {
    expect(Object.keys(of(global, latest()) ?? {})).toEqual([...family.map((s) => s.hreflang), 'x-default']);
  });

  it('have the front page of each under its prefix', () => {
    expect(of(mexico, routeAddress('home', {}, { sharedWith: 'family' }))).toEqual({
      es: 'https://copa.example/',
      'es-MX': 'https://copa.example/mx',
      'es-PE': 'https://copa.example/pe/',
      'pt-BR': 'https://copa.example/br',
      'en-US': 'https://copa-english.example/en',
      'x-default': 'https://copa.example/',
    });
  });

  it('leave out a site whose address of it is another page', () => {
    // English has one page for both policies.
    const betting = routeAddress('bettingPrinciples', {}, { sharedWith: 'family' });
    const editorial = routeAddress('editorialPolicy', {}, { sharedWith: 'family' });

    expect(Object.keys(of(global, betting) ?? {})).not.toContain('en-US');
    expect(of(english, editorial)).toEqual(of(global, editorial));
    expect(of(english, editorial)).toHaveProperty(
      'en-US',
      'https://copa-english.example/en/editorial-policy',
    );
  });
});

describe('what a newsroom made', () => {
  const articles = resourceAddress('/mundial/nota.html');

  it.each([global, mexico, peru])('is named for the sites that publish it, on $id', (site) => {
    expect(of(site, articles)).toEqual({
      es: 'https://copa.example/mundial/nota.html',
      'es-MX': 'https://copa.example/mx/mundial/nota.html',
      'es-PE': 'https://copa.example/pe/mundial/nota.html',
      'x-default': 'https://copa.example/mundial/nota.html',
    });
  });

  it.each([brazil, english])('has no editions on $id, which is alone with its newsroom', (site) => {
    expect(of(site, articles)).toBeNull();
  });

  it('is named under each site’s own words and slash', () => {
    const topic = routeAddress('topic', { topic: 'copa oro' }, { sharedWith: 'newsroom', page: 2 });

    expect(of(mexico, topic)).toEqual({
      es: 'https://copa.example/tema/copa%20oro?page=2',
      'es-MX': 'https://copa.example/mx/tema/copa%20oro?page=2',
      'es-PE': 'https://copa.example/pe/tema/copa%20oro/?page=2',
      'x-default': 'https://copa.example/tema/copa%20oro?page=2',
    });
  });
});

describe('an article that only some editions carry', () => {
  const carriedBy = (...editions: string[]) => resourceAddress('/x/nota.html', { editions });

  it('is named for those only, without one for all others where that is not among them', () => {
    const both = {
      'es-MX': 'https://copa.example/mx/x/nota.html',
      'es-PE': 'https://copa.example/pe/x/nota.html',
    };

    expect(of(mexico, carriedBy('mex', 'per', 'bra'))).toEqual(both);
    expect(of(peru, carriedBy('mex', 'per', 'bra'))).toEqual(both);
  });

  it('names nobody where it is not meant to be, as nobody names it', () => {
    expect(of(global, carriedBy('mex', 'per'))).toBeNull();
  });

  it('names nobody where it is alone, or where the codes are not known', () => {
    expect(of(mexico, carriedBy('mex'))).toBeNull();
    expect(of(mexico, carriedBy('MX', 'toString'))).toBeNull();
  });
});

describe('a further page of a list', () => {
  it('is another edition’s only where the list is the same', () => {
    expect(Object.keys(of(global, latest(2)) ?? {})).toEqual(['es', 'es-MX', 'es-PE', 'x-default']);
    expect(of(global, latest(2))).toHaveProperty('es-MX', 'https://copa.example/mx/ultimas-noticias?page=2');
    expect(of(brazil, latest(2))).toBeNull();
  });
});

it('a site that is alone in its family has no editions', () => {
  const alone = aSite('alone');

  expect(languageAlternates(alone, [alone], latest())).toBeNull();
  expect(languageAlternates(alone, [], latest())).toBeNull();
});

const pages: [string, PageAddress][] = [
  ['the latest news', latest()],
  ['their second page', latest(2)],
  ['a policy', routeAddress('bettingPrinciples', {}, { sharedWith: 'family' })],
  ['an author', routeAddress('author', { author: 'mesa' }, { sharedWith: 'newsroom' })],
  ['an article', resourceAddress('/x/nota.html')],
  ['an article of three editions', resourceAddress('/x/nota.html', { editions: ['mex', 'per', 'bra'] })],
];

it.each(pages)(
  '%s: every edition that is named gives the same set, and has its own address in it',
  (_, address) => {
    for (const site of family)
      for (const [language, url] of Object.entries(of(site, address) ?? {})) {
        const named = family.find(({ hreflang, isFamilyDefault }) =>
          language === 'x-default' ? isFamilyDefault : hreflang === language,
        );

        expect(named && of(named, address)).toEqual(of(site, address));
        expect(url).toBe(named && named.origin + address.on(named));
      }
  },
);
