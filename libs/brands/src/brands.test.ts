import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { brands, isBrandId, type BrandId } from './brands';
import { loadProfile } from './loadProfile';
import type { Site } from './Site';

const rows = Object.entries(brands) as [BrandId, Site][];
const fileOf = (id: string, name: string) => path.join(import.meta.dirname, id, name);

it('no two sites answer at the same host and prefix', () => {
  const addresses = rows.map(([, { origin, prefix }]) => new URL(origin).host + prefix);

  expect(new Set(addresses).size).toBe(addresses.length);
});

it('only the ids of the table are brands', () => {
  expect(rows.every(([id]) => isBrandId(id))).toBe(true);
  expect(['', 'FCA', 'toString', '__proto__', 'constructor'].filter(isBrandId)).toEqual([]);
});

it('the main edition is who the specification says', () => {
  expect(brands.fca).toMatchObject({
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
    copyrightYear: 2025,
    capabilities: { matchPage: false, betting: true },
  });
});

describe.each(rows)('%s', (id, site) => {
  it('is called by its own key', () => {
    expect(site.id).toBe(id);
  });

  it('has a zone with a clock', () => {
    expect(() => new Intl.DateTimeFormat('en', { timeZone: site.timeZone })).not.toThrow();
    expect(site.timeZone).toMatch(/^[A-Z]\w+\/\w+/);
  });

  it.each(['formatLocale', 'numberLocale', 'hreflang'] as const)('has a language tag as %s', (setting) => {
    const tag = site[setting];

    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
    expect(tag).not.toBe('es-LA');
    expect(tag.slice(0, 2)).toBe(site.language);
  });

  it('has dates and numbers in locales that are known here', () => {
    const { formatLocale, numberLocale } = site;

    expect(Intl.DateTimeFormat.supportedLocalesOf([formatLocale])).toEqual([formatLocale]);
    expect(Intl.NumberFormat.supportedLocalesOf([numberLocale])).toEqual([numberLocale]);
  });

  it('has the underscored locales of those who want them so', () => {
    expect(site.ogLocale).toMatch(/^[a-z]{2}_[A-Z]{2}$/);
    expect(site.sportsWidgetLanguage).toMatch(/^[a-z]{2}_[A-Z]{2}$/);
  });

  it('has addresses that join without a double slash', () => {
    expect(new URL(site.origin).origin).toBe(site.origin);
    expect(site.prefix).toMatch(/^(?:\/[a-z]{2})?$/);
    expect(site.resultsPath).toMatch(/^(?:\/[a-z]+)+$/);
  });

  it('has a country of two letters', () => {
    expect(site.countryCode).toMatch(/^[A-Z]{2}$/);
  });

  it('says who it is', async () => {
    const { name, shortName, tagline, description, zoneName, zoneShort } = await loadProfile(id);

    for (const words of [name, shortName, tagline, description, zoneName, zoneShort])
      expect(words.trim()).not.toBe('');
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it('has a logo in the shape it is shown in, and an icon', async () => {
    const { logo } = await loadProfile(id);
    const drawing = readFileSync(fileOf(id, logo.file), 'utf8');
    const [, width = '0', height = '1'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(drawing) ?? [];

    expect(Number(width) / Number(height)).toBeCloseTo(logo.width / logo.height, 1);
    expect(existsSync(fileOf(id, 'icon.svg'))).toBe(true);
  });

  it('has drawings that run nothing', async () => {
    const { logo } = await loadProfile(id);

    for (const file of [logo.file, 'icon.svg'])
      expect(readFileSync(fileOf(id, file), 'utf8')).not.toMatch(/<script|\son\w+=|<!ENTITY/i);
  });

  it('has menus of its own, for when the newsroom’s cannot be had', async () => {
    const { main, hamburger, tabs, about, legal } = (await loadProfile(id)).fallbackMenus;
    const items = [...main, ...tabs, ...about, ...legal, ...hamburger.flatMap((group) => group.items)];

    for (const menu of [main, hamburger, tabs, about, legal]) expect(menu.length).toBeGreaterThan(0);
    for (const { name, url } of items) {
      expect(name).not.toBe('');
      expect(url).toMatch(/^\/(?!\/)/);
    }
  });
});
