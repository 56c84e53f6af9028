import { describe, expect, it } from 'vitest';
import type { Site } from './Site';
import { sites } from './sites';
import { validateSites } from './validateSites';

const verify = (rows: Record<string, Site>) =>
  validateSites(rows, { themeKeys: ['fca', 'bolavip', 'redgol'] });

/** The main edition with what a test changes. */
const problemsOf = (changes: Partial<Site>) => verify({ fca: { ...sites.fca, ...changes } });

it('a table with nothing wrong in it is let through', () => {
  expect(verify({ fca: sites.fca, redgol: sites.redgol })).toEqual([]);
});

describe('two rows', () => {
  const { 'bolavip-global': global, 'bolavip-ar': argentina } = sites;

  it('with one host and prefix are both named', () => {
    expect(verify({ 'bolavip-global': global, 'bolavip-ar': { ...argentina, prefix: '' } })).toEqual([
      'bolavip-global and bolavip-ar: claim the address bolavip.example',
    ]);
    expect(verify({ fca: sites.fca, redgol: { ...sites.redgol, origin: 'http://fca.example' } })).toEqual([
      'fca and redgol: claim the address fca.example',
    ]);
  });

  it('with one site code are both named, however it is written', () => {
    expect(verify({ fca: sites.fca, redgol: { ...sites.redgol, siteCode: 'fca' } })).toEqual([
      'fca and redgol: claim the site code FCA',
    ]);
  });

  it('of one family for the same readers, or for the same edition, are both named', () => {
    const twin: Site = { ...argentina, hreflang: 'es', edition: 'reg' };

    expect(verify({ 'bolavip-global': global, 'bolavip-ar': twin })).toEqual([
      'bolavip-global and bolavip-ar: claim the hreflang es',
      'bolavip-global and bolavip-ar: claim the edition reg',
    ]);
  });

  it('of different families may be for the same readers', () => {
    expect(verify({ 'bolavip-global': global, fca: sites.fca })).toEqual([]);
  });

  it('of one family have one main site between them', () => {
    const none: Site = { ...global, isFamilyDefault: false };
    const both: Site = { ...argentina, isFamilyDefault: true };

    expect(verify({ 'bolavip-global': none, 'bolavip-ar': argentina })).toEqual([
      'bolavip-global and bolavip-ar: the family bolavip has 0 main sites, not one',
    ]);
    expect(verify({ 'bolavip-global': global, 'bolavip-ar': both })).toEqual([
      'bolavip-global and bolavip-ar: the family bolavip has 2 main sites, not one',
    ]);
  });
});

describe('a row is named', () => {
  it('under another key than its id', () => {
    expect(verify({ fcb: sites.fca })).toEqual(['fcb: calls itself fca']);
  });

  it('with a theme key that no set has', () => {
    expect(verify({ redgol: { ...sites.redgol, theme: 'spoiler' } })).toEqual([
      'redgol: has an unknown theme key spoiler',
    ]);
  });

  it.each<[why: string, changes: Partial<Site>, problem: string]>([
    [
      'an address with a path',
      { origin: 'https://a.example/' },
      'has an origin that is none: https://a.example/',
    ],
    ['no address', { origin: '' }, 'has an origin that is none: '],
    ['a prefix that ends in a slash', { prefix: '/mx/' }, 'has a prefix that is none: /mx/'],
    [
      'a results path in no path',
      { resultsPath: 'resultados' },
      'has a results path that is none: resultados',
    ],
    [
      'an author prefix with a slash',
      { authorPrefix: '/staff' },
      'has an author prefix that is none: /staff',
    ],
    ['assets that join doubly', { assetPrefix: '//a/' }, 'has a slash at the end of its asset prefix //a/'],
    ['words of another language', { catalogue: 'pt-PT' }, 'speaks pt-PT at addresses in es'],
    ['words of another country’s language', { region: 'pt-BR' }, 'has words of pt-BR in es'],
    ['a clock nobody keeps', { timeZone: 'America/Macondo' }, 'keeps an unknown clock America/Macondo'],
    ['a clock without summers', { timeZone: 'UTC' }, 'keeps an unknown clock UTC'],
    ['Open Graph’s locale as a tag', { formatLocale: 'es_LA' }, 'has es_LA, which is no tag of es'],
    ['the Spanish of Laos', { hreflang: 'es-LA' }, 'has es-LA, which is no tag of es'],
    ['figures of another language', { numberLocale: 'pt-BR' }, 'has pt-BR, which is no tag of es'],
    ['a tag for Open Graph', { ogLocale: 'es-419' }, 'has es-419, which is not underscored'],
    ['no country', { countryCode: 'Panamá' }, 'has no country Panamá'],
    ['no flag', { flag: 'CR' }, 'has no flag CR'],
  ])('with %s', (_, changes, problem) => {
    expect(problemsOf(changes)).toEqual([`fca: ${problem}`]);
  });

  it('with football pages and no football', () => {
    const capabilities = { ...sites.fca.capabilities, football: false, matchPage: true };

    expect(problemsOf({ capabilities, sport: 'poker' })).toEqual([
      'fca: has match pages without football',
      'fca: has a simulator without football',
    ]);
    expect(problemsOf({ sport: 'baseball' })).toEqual(['fca: is about baseball and says football is on']);
  });
});
