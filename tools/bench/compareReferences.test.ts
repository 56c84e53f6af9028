import { describe, expect, it } from 'vitest';
import { compareReferences } from './compareReferences.mjs';

const measured = (perSecond: number, yardstick: number | null = null) => ({
  perSecond,
  yardstick,
  p50: 9,
  p99: 20,
  cpuMs: null,
  runs: [perSecond],
});
const speeds = { home: measured(62), articles: measured(170), allArticles: measured(85) };

describe('compareReferences', () => {
  it('gives the share of each reference that is reached', () => {
    expect(compareReferences(speeds)).toEqual([
      { what: 'newest articles', perSecond: 170, there: 170, speed: 1, here: 170, ratio: 1, reached: true },
      { what: 'all articles', perSecond: 85, there: 170, speed: 1, here: 170, ratio: 0.5, reached: false },
      { what: 'homes', perSecond: 62, there: 62, speed: 1, here: 62, ratio: 1, reached: true },
    ]);
  });

  it('asks as much of the machine as it is fast, by what nginx served between the runs: 9,700 a second there', () => {
    const [fast, slow] = compareReferences({
      ...speeds,
      articles: measured(170, 12_125),
      allArticles: measured(85, 4_850),
    });

    expect(fast).toMatchObject({ there: 170, speed: 1.25, here: 212.5, ratio: 0.8, reached: false });
    expect(slow).toMatchObject({ there: 170, speed: 0.5, here: 85, ratio: 1, reached: true });
  });

  it('compares football pages where a site has them', () => {
    const compared = compareReferences({ ...speeds, tables: measured(143), lists: measured(31) });

    expect(compared.slice(3)).toMatchObject([
      { what: 'tables', ratio: 1, reached: true },
      { what: 'lists of matches', ratio: 31 / 93, reached: false },
    ]);
  });
});
