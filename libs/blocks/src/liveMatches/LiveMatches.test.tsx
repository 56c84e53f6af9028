import { aMatch } from '@cancha/site/testing/aMatch';
import { testContext } from '@cancha/site/testing/testContext';
import { describe, expect, it } from 'vitest';
import { LiveMatches } from './LiveMatches';
import type { Told } from './LiveUpdate';

const now = new Date('2026-07-05T20:30:00Z');
const context = testContext();
const watchOf = (own?: { source: string; told: Told }) =>
  LiveMatches({
    ...{ context, now, shown: [{ matches: [aMatch.live()], asOf: null }] },
    ...(own ? { own } : {}),
  })?.props as { source: string; everyMs: number };

describe('a page that watches its scores', () => {
  it('asks about all matches of today every 60 s', () => {
    expect(watchOf()).toMatchObject({ source: '/api/live-matches', everyMs: 60_000 });
  });

  it('asks about the one match it is of every 30 s', () => {
    const own = {
      source: '/api/live-matches/m',
      told: { name: 'Brasil 0-0 Noruega', when: null, kicks: [] },
    };
    expect(watchOf(own)).toMatchObject({ ...own, everyMs: 30_000 });
  });
});
