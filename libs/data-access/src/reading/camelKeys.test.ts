import { describe, expect, it } from 'vitest';
import { camelKeys } from './camelKeys';

describe('camelKeys', () => {
  it('reads both spellings of a field', () => {
    expect(camelKeys({ seo_links: [1], relatedLinks: [2], is_competition: true })).toEqual({
      seoLinks: [1],
      relatedLinks: [2],
      isCompetition: true,
    });
  });

  it.each([
    [{ seoLinks: [], seo_links: [1] }],
    [{ seo_links: [1], seoLinks: [] }],
    [{ seo_links: [1], seoLinks: null }],
  ])('takes the twin that holds something from %j', (sent) => {
    expect(camelKeys(sent)).toEqual({ seoLinks: [1] });
  });

  it('prefers the camel twin when both hold something, in either order', () => {
    expect(camelKeys({ a_b: 'snake', aB: 'camel' })).toEqual({ aB: 'camel' });
    expect(camelKeys({ aB: 'camel', a_b: 'snake' })).toEqual({ aB: 'camel' });
  });

  it('leaves the fields of the CMS and flags in capitals alone', () => {
    const sent = { _id: 1, HIDDEN_ADS: true };
    expect(camelKeys(sent)).toEqual(sent);
  });

  it('does not let an answer reach the prototype', () => {
    const result = camelKeys(JSON.parse('{"__proto__":{"admin":true}}')) as { admin?: boolean };
    expect(result.admin).toBeUndefined();
  });
});
