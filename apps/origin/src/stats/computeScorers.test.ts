import { expect, it } from 'vitest';
import { computeScorers, type ScoredGoal } from './computeScorers.ts';

const goals = (player: string, ...kinds: ScoredGoal['kind'][]): ScoredGoal[] =>
  kinds.map((kind) => ({ teamId: 'T', player, playerId: `T ${player}`, kind }));

it('puts fewer penalties first among scorers of as many goals, then the name', () => {
  const scorers = computeScorers([
    ...goals('Zoe', 'goal', 'penalty'),
    ...goals('Ana', 'goal', 'penalty'),
    ...goals('Leo', 'goal', 'goal'),
  ]);
  expect(scorers.map(({ player, position }) => `${position} ${player}`)).toEqual(['1 Leo', '2 Ana', '2 Zoe']);
});

it('counts an own goal for nobody', () => {
  expect(computeScorers(goals('Leo', 'own'))).toEqual([]);
});

it('keeps two players of one name and different teams apart', () => {
  const scorers = computeScorers([
    ...goals('Danilo', 'goal'),
    { teamId: 'U', player: 'Danilo', playerId: 'U Danilo', kind: 'goal' },
  ]);
  expect(scorers.map(({ goals: scored }) => scored)).toEqual([1, 1]);
});
