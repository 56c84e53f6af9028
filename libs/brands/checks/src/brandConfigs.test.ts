import { catalogues } from '@cancha/messages/catalogues';
import { validateOverrides } from '@cancha/messages/validateOverrides';
import { describe, expect, it } from 'vitest';
import { newsroomOf, sectionsOf } from './sectionsOf';
import { knownSites } from './siteFolders';

describe.each(knownSites)('$id', ({ site, brandConfig }) => {
  const { front } = brandConfig;
  const sections = sectionsOf(site.siteCode);

  it('says who it is', () => {
    const { name, shortName, tagline, groupStatement, zoneName, zoneShort } = brandConfig;

    for (const words of [name, shortName, tagline, groupStatement, zoneName, zoneShort]) {
      expect(words).not.toBe('');
      expect(words).toBe(words.trim());
    }
  });

  it('describes itself within the length that search results show', () => {
    expect(brandConfig.description.length).toBeGreaterThan(60);
    expect(brandConfig.description.length).toBeLessThanOrEqual(160);
    expect(brandConfig.description).toMatch(/[.]$/);
  });

  it('says otherwise than its catalogue only what a page asks for, with the values the page gives', () => {
    expect(validateOverrides(catalogues[site.catalogue], brandConfig.messageOverrides ?? {})).toEqual([]);
  });

  it('names no organisation, no social pages and no real mailbox: none is given', () => {
    expect(brandConfig.organisation).toBeNull();
    expect(brandConfig.social.filter(({ url }) => url !== null)).toEqual([]);
    expect(brandConfig.contactEmail ?? 'none@x.example').toMatch(/^[a-z]+@[a-z0-9-]+\.example$/);
  });

  it('names no host of results, no app and no account of a service: none is given', () => {
    const { header, dataLayer, audience, pageTracker, ads } = brandConfig;

    expect([header?.scheduleUrl, header?.appUrl, dataLayer, audience, pageTracker, ads]).toEqual(
      new Array(6).fill(undefined),
    );
  });

  it('shows matches, tables and scorers exactly where there is football', () => {
    for (const block of [front.strip, front.table, front.scorers])
      expect(block !== null).toBe(site.capabilities.football);
  });

  it('publishes the articles of no newsroom about another sport', () => {
    const newsroom = knownSites.find((other) => other.site.siteCode === newsroomOf(site.siteCode));

    expect(newsroom?.site.sport).toBe(site.sport);
  });

  it('asks for competitions by their ids', () => {
    for (const block of [front.strip, front.table, front.scorers])
      expect(block?.tournament ?? '0'.repeat(24)).toMatch(/^[0-9a-z]{24}$/);
  });

  it('fills the blocks of its front page from sections that its newsroom has', () => {
    const { regions, spotlight, band, clubs } = front;
    const asked = [regions, spotlight, band, clubs].flatMap((block) => block?.sections ?? []);

    expect(asked.filter((slug) => !sections?.includes(slug))).toEqual([]);
    expect(asked.length).toBeGreaterThan(0);
  });

  it('fills the blocks at its foot from sections that its newsroom has, each under a title of its own', () => {
    const { lists = [] } = front;
    const asked = lists.flatMap((list) =>
      list.from === 'sections' ? list.sections : list.from === 'category' ? [list.category] : [],
    );

    expect(asked.filter((slug) => !sections?.includes(slug))).toEqual([]);
    expect(new Set(lists.map(({ title }) => title)).size).toBe(lists.length);
  });
});

it('comments have an icon of their own on WST alone', () => {
  const withOwnIcon = knownSites.filter(({ brandConfig }) => brandConfig.commentIcon !== undefined);

  expect(withOwnIcon.map(({ site }) => site.siteCode)).toEqual(['WST']);
});

describe('descriptions and taglines', () => {
  it('are no two sites’ alike', () => {
    for (const key of ['name', 'tagline', 'description'] as const) {
      const words = knownSites.map(({ brandConfig }) => brandConfig[key]);
      expect(words.filter((text, index) => words.indexOf(text) !== index)).toEqual([]);
    }
  });
});
