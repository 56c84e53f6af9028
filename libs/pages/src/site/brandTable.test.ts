import { brands } from '@cancha/brands/brands';
import { loadProfile } from '@cancha/brands/loadProfile';
import { matchPath } from '@cancha/routing/matchPath';
import { themes } from '@cancha/themes/themes';
import { describe, expect, it } from 'vitest';
import { createSiteFormat } from './createSiteFormat';
import { createSiteTranslator } from './createSiteTranslator';

describe.each(Object.values(brands))('$id', (site) => {
  it('wears a theme that there is', () => {
    expect(themes[site.theme].key).toBe(site.theme);
  });

  it('has words, dates and numbers', () => {
    expect(createSiteTranslator(site)('shell.skip')).not.toBe('shell.skip');
    expect(createSiteFormat(site).longDateTime(new Date('2026-07-05T22:12:00Z'))).toMatch(/2026, \d\d:12$/);
  });

  it('sends the readers of its own menus to pages that there are', async () => {
    const { main, hamburger, tabs, about, legal } = (await loadProfile(site.id)).fallbackMenus;
    const items = [...main, ...tabs, ...about, ...legal, ...hamburger.flatMap((group) => group.items)];
    const lost = items.filter(({ url }) => matchPath(site, url) === null);

    expect(lost).toEqual([]);
  });
});
