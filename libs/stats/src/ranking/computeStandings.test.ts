import { describe, expect, it } from 'vitest';
import { computeStandings } from './computeStandings.ts';

const result = (homeId: string, homeScore: number, awayScore: number, awayId: string) => ({
  homeId,
  homeScore,
  awayScore,
  awayId,
});
const order = (...args: Parameters<typeof computeStandings>): string[] =>
  computeStandings(...args).map(({ teamId }) => teamId);

describe('a table', () => {
  it('counts three points for a win and one for a draw', () => {
    const [first, second] = computeStandings(['A', 'B'], [result('A', 2, 1, 'B'), result('B', 0, 0, 'A')]);
    expect(first).toEqual({
      teamId: 'A',
      played: 2,
      won: 1,
      drawn: 1,
      lost: 0,
      goalsFor: 2,
      goalsAgainst: 1,
      points: 4,
    });
    expect(second).toMatchObject({ teamId: 'B', lost: 1, points: 1 });
  });

  it('separates teams level on points by goal difference, then by goals scored', () => {
    const results = [result('A', 1, 0, 'X'), result('B', 3, 0, 'X'), result('C', 4, 1, 'X')];
    expect(order(['A', 'B', 'C', 'X'], results)).toEqual(['C', 'B', 'A', 'X']);
  });

  it('holds a team that has not played, and leaves level teams as they came', () => {
    expect(order(['C', 'A', 'B'], [])).toEqual(['C', 'A', 'B']);
  });
});
