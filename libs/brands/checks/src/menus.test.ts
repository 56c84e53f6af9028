import { matchPath } from '@cancha/routing/matchPath';
import { describe, expect, it } from 'vitest';
import { sectionsOf } from './sectionsOf';
import { knownSites, type KnownSite } from './siteFolders';

const itemsOf = ({ brandConfig }: KnownSite) => {
  const { main, hamburger, tabs, about, legal } = brandConfig.fallbackMenus;
  return [...main, ...tabs, ...about, ...legal, ...hamburger.flatMap(({ items }) => items)];
};

describe.each(knownSites)('$id', (known) => {
  const { site, brandConfig } = known;
  const { tabs, about, legal, main, hamburger } = brandConfig.fallbackMenus;
  const urls = itemsOf(known).map(({ url }) => url);
  const sections = sectionsOf(site.siteCode);

  /** Menus are written without the prefix: links put it before them. */
  const isPage = (url: string) => matchPath(site, site.prefix + url) !== null;
  const isSection = (url: string) => sections?.includes(url.slice(1)) ?? false;

  it('has menus of its own, for when the newsroom’s cannot be had', () => {
    for (const menu of [main, hamburger, tabs, about, legal]) expect(menu.length).toBeGreaterThan(0);
    for (const { title, items } of hamburger) expect([title !== '', items.length > 0]).toEqual([true, true]);
    for (const { name } of itemsOf(known)) expect(name.trim()).not.toBe('');
  });

  it('names each of its own paths without prefix, slash at the end or host', () => {
    for (const url of urls) expect(url).toMatch(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/);
  });

  it('sends readers to pages and sections that there are', () => {
    expect(urls.filter((url) => !isPage(url) && !isSection(url))).toEqual([]);
  });

  it('leads to about and legal pages by the words of its language', () => {
    for (const { url } of [...about, ...legal]) expect(isPage(url)).toBe(true);
  });

  it('leads to results exactly where there is football', () => {
    expect(tabs.some(({ url }) => url === site.resultsPath)).toBe(site.capabilities.football);
    expect(urls.some((url) => /^\/(?:resultados|results)/.test(url))).toBe(site.capabilities.football);
  });

  it('leads to betting exactly where there is betting', () => {
    const leads = urls.some((url) => url.split('/')[1] === site.bettingCategory);

    expect(leads).toBe(site.capabilities.betting);
  });
});

it('the main edition leads to about, staff, contact and writing for it in its footer', () => {
  const fca = knownSites.find(({ id }) => id === 'fca');

  expect(fca?.brandConfig.fallbackMenus.about.map(({ url }) => url)).toEqual(
    expect.arrayContaining([
      '/quienes-somos',
      '/info/staff',
      '/info/contacto',
      '/info/escribe-para-nosotros',
    ]),
  );
});
