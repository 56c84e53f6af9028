import { describe, expect, it } from 'vitest';
import { compareReferences } from './compareReferences.mjs';

describe('compareReferences', () => {
  it('gives the share of each reference that is reached', () => {
    expect(compareReferences({ home: 62, articles: 170, allArticles: 85 })).toEqual([
      { what: 'newest articles', perSecond: 170, reference: 170, ratio: 1, reached: true },
      { what: 'all articles', perSecond: 85, reference: 170, ratio: 0.5, reached: false },
      { what: 'homes', perSecond: 62, reference: 62, ratio: 1, reached: true },
    ]);
  });

  it('compares football pages where a site has them', () => {
    const compared = compareReferences({
      home: 62,
      articles: 170,
      allArticles: 170,
      tables: 143,
      lists: 31,
    });

    expect(compared.slice(3)).toEqual([
      { what: 'tables', perSecond: 143, reference: 143, ratio: 1, reached: true },
      { what: 'lists of matches', perSecond: 31, reference: 93, ratio: 31 / 93, reached: false },
    ]);
  });
});
