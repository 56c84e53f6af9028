import { describe, expect, it } from 'vitest';
import { aMatch } from '@cancha/site/testing/aMatch';
import { testContext } from '@cancha/site/testing/testContext';
import { toLiveMatch } from './toLiveMatch';

const live = (match: Parameters<typeof toLiveMatch>[0]) => toLiveMatch(match, testContext());

describe('how a match stands', () => {
  it('is its minute and score while it is on, and who scored', async () => {
    const goals = [{ minute: '45+2', side: 'home', player: 'Neymar', kind: 'penalty' }] as const;
    expect(
      await live(aMatch.live({ minute: 72, period: 'second-half', score: { home: 1, away: 0 }, goals })),
    ).toEqual({
      id: 'm',
      label: '72’: Brasil 1, Noruega 0',
      clock: { minute: 72, last: 90 },
      attributes: { 'data-state': 'live', 'data-score': '1-0' },
      parts: {
        state: '<span data-clock="72/90">72’</span><span data-age=""></span>',
        sentence: '72’: Brasil 1, Noruega 0<span data-age="()"></span>',
        homeGoals: '1',
        awayGoals: '0',
        score: '<span>1</span><i>–</i><span>0</span>',
        homeScorers: 'Neymar 45+2’ (p)',
        awayScorers: '',
      },
    });
  });

  it('has no clock in a break, in a shoot-out and where nobody says which half it is', async () => {
    for (const period of ['half-time', 'penalty-shootout', null] as const) {
      const match = await live(aMatch.live({ minute: 45, period }));
      expect([match.clock, match.parts.state.includes('data-clock')]).toEqual([null, false]);
    }
  });

  it('has a dash for a score that the provider did not send, which is not 0, and none for a match that is off', async () => {
    const unknown = await live(aMatch.live({ score: null }));
    expect([unknown.parts.homeGoals, unknown.parts.score]).toEqual([
      '–',
      '<span></span><i>–</i><span></span>',
    ]);
    expect(unknown.attributes).toEqual({ 'data-state': 'live' });
    expect(await live(aMatch.interrupted())).toMatchObject({
      attributes: { 'data-state': 'off' },
      parts: { state: 'Suspendido', homeGoals: '' },
    });
  });

  it('has the shoot-out and who won', async () => {
    const match = aMatch.finished({ score: { home: 1, away: 1 }, penalties: { home: 4, away: 3 } });
    expect(await live(match)).toMatchObject({
      attributes: { 'data-state': 'final', 'data-score': '1-1', 'data-winner': 'home' },
      parts: { homeGoals: '1<small> (4)</small>' },
    });
  });
});
