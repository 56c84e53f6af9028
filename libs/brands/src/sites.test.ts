import { describe, expect, it } from 'vitest';
import { brandCodes } from './brandCodes';
import { editions } from './editions';
import type { Site } from './Site';
import { isSiteId, sites } from './sites';

const rows: Site[] = Object.values(sites);
const figures = (id: keyof typeof sites, value: number) =>
  new Intl.NumberFormat(sites[id].numberLocale).format(value);

describe('the main edition', () => {
  it('is who the specification says', () => {
    expect(sites.fca).toMatchObject({
      siteCode: 'FCA',
      language: 'es',
      ogLocale: 'es_LA',
      timeZone: 'America/Costa_Rica',
      countryCode: 'PA',
      theme: 'fca',
      bettingCategory: 'apuestas',
      sportsWidgetLanguage: 'es_ES',
      authorPrefix: 'staff',
      resultsPath: '/resultados/futbol',
    });
  });

  it('speaks to Intl in language tags, and to Open Graph and the widgets in their own', () => {
    const { formatLocale, hreflang, ogLocale, sportsWidgetLanguage } = sites.fca;

    expect([formatLocale, hreflang]).toEqual(['es-419', 'es']);
    expect([ogLocale, sportsWidgetLanguage]).toEqual(['es_LA', 'es_ES']);
  });

  it('has matches that nobody can open, on a site with football', () => {
    expect(sites.fca.capabilities).toMatchObject({ football: true, matchPage: false, betting: true });
  });

  it('keeps the clock of Costa Rica, whatever its country', () => {
    const at = new Date('2026-07-05T12:00:00Z');
    const hour = (timeZone: string) =>
      at.toLocaleTimeString('en-US', { timeZone, hour: '2-digit', hourCycle: 'h23' });

    expect(hour(sites.fca.timeZone)).toBe('06');
    expect(hour('America/Panama')).toBe('07');
  });

  it('alone shows the year 2025, whatever the year', () => {
    expect(rows.filter(({ copyrightYear }) => copyrightYear !== 'current').map(({ id }) => id)).toEqual([
      'fca',
    ]);
    expect(sites.fca.copyrightYear).toBe(2025);
  });
});

describe('the table', () => {
  it('has a site for each brand of the specification, the two of Portugal among them', () => {
    expect([...new Set(rows.map(({ brand }) => brand))].sort()).toEqual([...brandCodes].sort());
    expect(sites.sfpt.theme).toBe(sites['somosfanaticos-pt'].theme);
  });

  it('has a site for each edition', () => {
    const served = rows.flatMap(({ edition }) => edition ?? []);

    expect(served.sort()).toEqual(Object.keys(editions).sort());
  });

  it('says which edition is where: codes, prefixes and languages do not follow from each other', () => {
    const places = rows.flatMap(({ edition, id, prefix, siteCode, hreflang }) =>
      edition ? [[edition, id, prefix, siteCode, hreflang]] : [],
    );

    expect(places).toEqual([
      ['reg', 'bolavip-global', '', 'BOLAVIP', 'es'],
      ['arg', 'bolavip-ar', '/ar', 'BOLAVIPAR', 'es-AR'],
      ['mex', 'bolavip-mx', '/mx', 'BOLAVIPMX', 'es-MX'],
      ['chi', 'bolavip-cl', '/cl', 'BOLAVIPCL', 'es-CL'],
      ['col', 'bolavip-co', '/co', 'BOLAVIPCO', 'es-CO'],
      ['per', 'bolavip-pe', '/pe', 'BOLAVIPPE', 'es-PE'],
      ['ecu', 'bolavip-ec', '/ec', 'BOLAVIPEC', 'es-EC'],
      ['usa_la', 'bolavip-us', '/us', 'BOLAVIPLA', 'es-US'],
      ['bra', 'bolavip-pt', '/br', 'BOLAVIPBR', 'pt-BR'],
      ['usa', 'bolavip-en', '/en', 'BOLAVIPUS', 'en-US'],
    ]);
  });

  it('shows each edition under the flag that the specification gives it', () => {
    for (const { edition, flag } of rows) if (edition) expect(flag).toBe(editions[edition].flag);
  });

  it('knows its own ids and no others', () => {
    expect(Object.keys(sites).every(isSiteId)).toBe(true);
    expect(['', 'FCA', 'toString', '__proto__', 'constructor'].filter(isSiteId)).toEqual([]);
  });
});

describe('languages', () => {
  it('ES-CH is Chile among ourselves, and never a language tag', () => {
    const chilean = rows.filter(({ languageCode }) => languageCode === 'ES-CH');

    expect(chilean.map(({ id }) => id)).toEqual(['redgol', 'bolavip-cl']);
    for (const { formatLocale, numberLocale, hreflang } of chilean)
      expect([formatLocale, numberLocale, hreflang]).toEqual(['es-CL', 'es-CL', 'es-CL']);
    expect(rows.filter(({ hreflang }) => hreflang === 'es-CH')).toEqual([]);
  });

  it('bolavip-pt is Brazil’s, though its code says pt', () => {
    expect(sites['bolavip-pt']).toMatchObject({
      languageCode: 'PT-BR',
      catalogue: 'pt',
      timeZone: 'America/Sao_Paulo',
      prefix: '/br',
    });
  });

  it('Portugal, Mozambique and Angola have words of their own and the paths of Brazil', () => {
    for (const id of ['somosfanaticos-pt', 'sfpt', 'sfmz', 'sfao'] as const)
      expect(sites[id]).toMatchObject({
        catalogue: 'pt-PT',
        language: 'pt',
        resultsPath: '/resultados/futebol',
      });
    expect([sites.sfmz.timeZone, sites.sfao.timeZone]).toEqual(['Africa/Maputo', 'Africa/Luanda']);
  });

  it('figures are written as the readers of a site write them', () => {
    expect(figures('fca', 12345)).toBe('12\u00a0345');
    expect(figures('bolavip-mx', 12345)).toBe('12,345');
    expect(figures('bolavip-ar', 12345)).toBe('12.345');
    expect(figures('bolavip-pt', 12345)).toBe('12.345');
    expect(figures('bolavip-global', 12345)).toBe('12,345');
    expect(figures('bolavip-en', 12345)).toBe('12,345');
    expect(figures('sfpt', 1234)).toBe('1234');
  });
});

it('taller pictures are those of one brand alone', () => {
  expect(rows.filter(({ tallPictures }) => tallPictures).map(({ id }) => id)).toEqual(['bolavip-en']);
});

describe('what a site does without', () => {
  it('is football on those of baseball and poker', () => {
    for (const { capabilities, sport } of rows) expect(capabilities.football).toBe(sport === 'football');
    expect([sites.anf.sport, sites.pbj.sport]).toEqual(['poker', 'baseball']);
  });

  it('is the match page on the main edition alone, where there is football', () => {
    const closed = rows.filter(({ capabilities }) => capabilities.football && !capabilities.matchPage);

    expect(closed.map(({ id }) => id)).toEqual(['fca']);
  });

  it('is betting on three of them', () => {
    for (const id of ['sfmz', 'sfao', 'pbj'] as const) expect(sites[id].capabilities.betting).toBe(false);
    for (const id of ['fca', 'bolavip-global', 'redgol'] as const)
      expect(sites[id].capabilities.betting).toBe(true);
  });
});
