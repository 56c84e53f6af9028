import { describe, expect, it } from 'vitest';
import { readSites } from '../bench/readSites.ts';
import { kindOf } from './chooseAddresses.ts';

describe('kindOf', () => {
  it('is the row of the route table, with what its query chooses', async () => {
    const [site] = await readSites('fca');
    expect(kindOf(site, '/tema/copa-oro')).toBe('topic');
    expect(kindOf(site, '/tema/copa-oro?page=2')).toBe('topic?page');
  });

  it('is the folder and the ending where the table has none', async () => {
    const [, edition] = await readSites('bolavip');
    if (!edition) throw new Error('bolavip has no editions');
    const kinds = ['/mundial-2026/final.html', '/sitemaps/2026-07.xml', '/rss/topic/x.xml', '/argentina'];
    expect(kinds.map((path) => kindOf(edition, edition.prefix + path))).toEqual([
      ...['article', '/sitemaps.xml', '/rss/topic.xml', '/'],
    ]);
  });
});
