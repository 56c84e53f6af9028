import { matchPath } from '@cancha/routing/matchPath';
import { describe, expect, it } from 'vitest';
import { knownSites, type KnownSite } from './siteFolders';

const bettingPages = ['betting', 'bettingGuides', 'bettingCodes', 'bettingReviews'];

/** Of menus, footer and header: wherever a row of the site may lead. */
function linksOf({ brandConfig }: KnownSite): string[] {
  const { fallbackMenus, footer, header } = brandConfig;
  const { main, hamburger, tabs, about, legal } = fallbackMenus;
  const menus = [main, tabs, about, legal, ...hamburger.map(({ items }) => items)].flat();
  const texts = (footer?.texts ?? []).flatMap((html) => [...html.matchAll(/href="([^"]*)"/g)]);
  return [...menus.map(({ url }) => url), ...texts.map(([, href = '']) => href), header?.promo?.href ?? ''];
}

describe.each(knownSites)('$id', (known) => {
  const { site } = known;
  const betting = linksOf(known).filter((url) => url.split('/')[1] === site.bettingCategory);
  const pages = betting.map((url) => matchPath(site, site.prefix + url)?.name);

  it('links to each page of its betting section, and to no other', () => {
    expect(pages).not.toContain(undefined);
    const expected = site.capabilities.betting ? bettingPages : [];
    expect(expected.filter((page) => !pages.some((name) => name === page))).toEqual([]);
  });

  it('has no link to betting where it has none', () => {
    if (!site.capabilities.betting) expect(betting).toEqual([]);
    expect(matchPath(site, `${site.prefix}/${site.bettingCategory}`) !== null).toBe(
      site.capabilities.betting,
    );
  });
});
