import { describe, expect, it } from 'vitest';
import { readSites } from './readSites.ts';

describe('readSites', () => {
  it('knows the sites of an app, the one it serves first before the others, and where their pages are', async () => {
    const [first, ...editions] = await readSites('bolavip');

    expect([first.id, first.siteCode, first.prefix]).toEqual(['bolavip-global', 'BOLAVIP', '']);
    expect(first.pathOf('topic', { topic: 'mls' })).toBe('/tema/mls');
    expect(editions.map(({ prefix }) => prefix)).toContain('/ar');
  });

  it('knows which page is at a path', async () => {
    const [site] = await readSites('fca');

    expect(site.pageOf('/tema/mls')).toBe('topic');
    expect(site.pageOf('/mundial-2026/final.html')).toBeNull();
  });

  it('has nothing to measure in an app without a site', async () => {
    await expect(readSites('origin')).rejects.toThrow('No row of the table of sites has the app “origin”');
  });
});
