import { beforeAll, expect, it } from 'vitest';
import { proofreadSites } from './proofreadSites.ts';
import { readSites } from './readSites.ts';

let read: Awaited<ReturnType<typeof readSites>>;
beforeAll(async () => {
  read = await readSites();
});

it('finds nothing in any article of any site, wherever the clock is', () => {
  expect(read.sites.newsrooms.flatMap(({ articles }) => articles).length).toBeGreaterThan(1500);
  expect(proofreadSites(read.sites, read.facts)).toEqual([]);
});
