import { describe, expect, it } from 'vitest';
import { knownSites, readSiteFile } from './siteFolders';

/** What runs, what is fetched from elsewhere, and letters that look otherwise where the face is missing. */
const harmful = /<script|<foreignObject|<text|<image|<style|\son\w+=|<!ENTITY|href=|url\(|javascript:/i;

describe.each(knownSites)('$id', ({ id, brandConfig: { logo } }) => {
  const owner = logo.site ?? id;
  const drawing = readSiteFile(owner, logo.file);
  const icon = readSiteFile(owner, 'icon.svg');

  it('has a logo in the shape it is shown in, no higher than a header', () => {
    const [, width = '0', height = '1'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(drawing) ?? [];

    expect(Number(width) / Number(height)).toBeCloseTo(logo.width / logo.height, 1);
    expect(logo.height).toBeLessThanOrEqual(43);
  });

  it('has a logo that says its name to those who do not see it', () => {
    expect(drawing).toMatch(/<svg [^>]*role="img" aria-label="[^"]+"/);
  });

  it('has a square icon', () => {
    expect(icon).toMatch(/viewBox="0 0 (\d+) \1"/);
  });

  it.each([
    ['logo', drawing],
    ['icon', icon],
  ])('has a %s of outlines, that runs and fetches nothing', (_, svg) => {
    expect(svg).not.toMatch(harmful);
    expect(svg.trim()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[\s\S]*<\/svg>$/);
    expect(svg.length).toBeLessThan(12_000);
  });
});
