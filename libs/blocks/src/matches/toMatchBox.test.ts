import { describe, expect, it } from 'vitest';
import type { Goal } from '@cancha/stats/match/Goal';
import { aMatch } from '@cancha/site/testing/aMatch';
import { testContext } from '@cancha/site/testing/testContext';
import { scorersText, toMatchBox } from './toMatchBox';

const context = testContext();
const now = new Date('2026-07-06T00:00:00Z');
const goal = (player: string, minute: string, changes: Partial<Goal> = {}): Goal => ({
  player,
  minute,
  side: 'home',
  kind: 'goal',
  ...changes,
});

describe('the scorers of a side', () => {
  const text = (...goals: Goal[]) => scorersText(goals, 'home', context.t);

  it('are named once each, in the order of their first goals', () => {
    expect(text(goal('Haaland', '12'), goal('Neymar', '30'), goal('Haaland', '90+10'))).toBe(
      'Haaland 12’, 90+10’ · Neymar 30’',
    );
  });

  it('carry a mark for penalties and own goals', () => {
    expect(text(goal('Kane', '9', { kind: 'penalty' }), goal('Silva', '20', { kind: 'own' }))).toBe(
      'Kane 9’ (p) · Silva 20’ (ag)',
    );
  });

  it('leave out the goals of the other side', () => {
    expect(text(goal('Haaland', '12', { side: 'away' }))).toBe('');
  });
});

describe('a match inside an article', () => {
  it('says the round, the day, the hour in whose zone, the ground and the referee', () => {
    expect(toMatchBox(aMatch.finished(), context, now)).toMatchObject({
      stage: 'Octavos de final',
      whenAndWhere: '5 jul, 14:00 (hora de Costa Rica) · MetLife',
      referee: 'Árbitro: Ismail Elfath',
      link: null,
    });
  });

  it('names the competition where the round is unknown, and is silent about what it does not know', () => {
    const match = aMatch.finished({ stage: null, venue: null, referee: null });
    const box = toMatchBox(match, context, now);

    expect(box).toMatchObject({ stage: 'Mundial', referee: null });
    expect(box.whenAndWhere).toBe('5 jul, 14:00 (hora de Costa Rica)');
    expect(toMatchBox({ ...match, tournament: null }, context, now).stage).toBeNull();
  });

  it('shows no hour while none is known', () => {
    const match = aMatch.scheduled({ isTimeKnown: false });

    expect(toMatchBox(match, context, now).whenAndWhere).toBe('5 jul · MetLife');
  });

  // A match that was put off often has a day only, and noon in London is nobody's kick-off.
  it('claims no hour of a match that was postponed', () => {
    const match = aMatch.interrupted({ reason: 'postponed', kickOff: new Date('2026-07-05T12:00:00Z') });

    expect(toMatchBox(match, context, now).whenAndWhere).toBe('5 jul · MetLife');
  });

  it('has the scorers of each side under its name', () => {
    const goals = [
      goal('Neymar', '10'),
      goal('Haaland', '79', { side: 'away' }),
      goal('Haaland', '90', { side: 'away' }),
    ];
    const { home, away } = toMatchBox(aMatch.finished({ goals }), context, now).match;

    expect([home.scorers, away.scorers]).toEqual(['Neymar 10’', 'Haaland 79’, 90’']);
  });
});
