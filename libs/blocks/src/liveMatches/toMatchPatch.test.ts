import { describe, expect, it } from 'vitest';
import { aMatch } from '@cancha/site/testing/aMatch';
import { testContext } from '@cancha/site/testing/testContext';
import { toMatchPatch } from './toMatchPatch';

const patch = (match: Parameters<typeof toMatchPatch>[0]) => toMatchPatch(match, testContext());

describe('how a match stands', () => {
  it('is its minute and score while it is on, and who scored', () => {
    const goals = [{ minute: '45+2', side: 'home', player: 'Neymar', kind: 'penalty' }] as const;
    expect(
      patch(aMatch.live({ minute: 72, period: 'second-half', score: { home: 1, away: 0 }, goals })),
    ).toEqual({
      id: 'm',
      state: 'live',
      stateText: '72’',
      label: '72’: Brasil 1, Noruega 0',
      clock: { minute: 72, last: 90 },
      home: { goals: 1, penalties: null, won: false, scorers: 'Neymar 45+2’ (p)' },
      away: { goals: 0, penalties: null, won: false, scorers: '' },
    });
  });

  it('has no clock in a break, in a shoot-out and where nobody says which half it is', () => {
    for (const period of ['half-time', 'penalty-shootout', null] as const)
      expect(patch(aMatch.live({ minute: 45, period })).clock).toBeNull();
  });

  it('has no goals where the provider sent none, which is not 0', () => {
    expect(patch(aMatch.live({ score: null })).home.goals).toBeNull();
    expect(patch(aMatch.interrupted())).toMatchObject({ state: 'off', stateText: 'Suspendido' });
  });

  it('has the shoot-out and who won', () => {
    const match = aMatch.finished({ score: { home: 1, away: 1 }, penalties: { home: 4, away: 3 } });
    expect(patch(match).home).toMatchObject({ goals: 1, penalties: 4, won: true });
  });
});
