import { describe, expect, it } from 'vitest';
import { compareReferences } from './compareReferences.mjs';

describe('compareReferences', () => {
  it('gives the share of each reference that is reached', () => {
    expect(compareReferences({ home: 62, articles: 85 })).toEqual([
      { what: 'articles', perSecond: 85, reference: 170, ratio: 0.5, reached: false },
      { what: 'homes', perSecond: 62, reference: 62, ratio: 1, reached: true },
    ]);
  });
});
