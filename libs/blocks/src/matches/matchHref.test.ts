import { describe, expect, it } from 'vitest';
import { aMatch } from '@cancha/site/testing/aMatch';
import { testContext } from '@cancha/site/testing/testContext';
import { matchHref } from './matchHref';

const { site } = testContext();
const withPages = { ...site, capabilities: { ...site.capabilities, matchPage: true } };

describe('the way to a match', () => {
  it('is none where the site has no match pages', () => {
    expect(site.capabilities.matchPage).toBe(false);
    expect(matchHref(aMatch.finished(), { site })).toBeNull();
  });

  it('names both sides and ends with what decides', () => {
    const match = aMatch.finished();

    expect(matchHref(match, { site: withPages })).toMatch(
      new RegExp(`^/resultados/futbol/partido/[a-z-]+/${match.id}$`),
    );
  });

  it('has an address for sides whose names have no letters of ours', () => {
    const finished = aMatch.finished();
    const match = {
      ...finished,
      home: { ...finished.home, name: '日本' },
      away: { ...finished.away, name: '대한민국' },
    };

    expect(matchHref(match, { site: withPages })).toBe(`/resultados/futbol/partido/-/${match.id}`);
  });
});
