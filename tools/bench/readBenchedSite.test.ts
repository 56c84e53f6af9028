import { describe, expect, it } from 'vitest';
import { readBenchedSite } from './readBenchedSite.mjs';

describe('readBenchedSite', () => {
  it('knows the site that an app serves first, and where its pages are', async () => {
    const { siteCode, prefix, pathOf } = await readBenchedSite('bolavip');

    expect([siteCode, prefix]).toEqual(['BOLAVIP', '']);
    expect(pathOf('topic', { topic: 'mls' })).toBe('/tema/mls');
  });

  it('has nothing to measure in an app without a site', async () => {
    await expect(readBenchedSite('origin')).rejects.toThrow(
      'No row of the table of sites has the app “origin”',
    );
  });
});
