import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addTables } from './addTables.ts';
import { arbitraryResults } from './arbitraryResults.fixture.ts';
import { computeStandings } from './computeStandings.ts';
import { outcomesOf, streaksOf } from './outcomes.ts';
import { rankAverages } from './rankAverages.ts';

const teams = ['A', 'B', 'C', 'D', 'E'];

describe('the table of a year', () => {
  it('is what one table of all its games would be', () => {
    fc.assert(
      fc.property(arbitraryResults(teams), arbitraryResults(teams), (opening, closing) => {
        const halves = [computeStandings(teams, opening), computeStandings(teams, closing)];
        const whole = computeStandings(teams, [...opening, ...closing]);
        for (const row of whole) expect(addTables(halves).get(row.teamId)).toEqual(row);
      }),
    );
  });

  it('leaves the tables it is made of as they were', () => {
    const half = computeStandings(teams, [{ homeId: 'A', awayId: 'B', homeScore: 2, awayScore: 1 }]);
    const before = structuredClone(half);
    addTables([half, half]);
    expect(half).toEqual(before);
  });
});

describe('averages', () => {
  it('go by points a game, over the seasons a team was up', () => {
    const row = { won: 0, drawn: 0, lost: 0, goalsFor: 0, goalsAgainst: 0 };
    const first = [
      { teamId: 'A', played: 38, points: 40, ...row },
      { teamId: 'Down', played: 38, points: 20, ...row },
    ];
    const second = [
      { teamId: 'A', played: 38, points: 36, ...row },
      { teamId: 'Up', played: 38, points: 39, ...row },
      { teamId: 'New', played: 0, points: 0, ...row },
    ];
    expect(rankAverages([first, second])).toEqual([
      { teamId: 'Up', played: 38, points: 39, average: 39 / 38 },
      { teamId: 'A', played: 76, points: 76, average: 1 },
      { teamId: 'New', played: 0, points: 0, average: null },
    ]);
  });

  it('are in order, hold each team once, and move with no rounding', () => {
    fc.assert(
      fc.property(arbitraryResults(['A', 'B', 'C']), arbitraryResults(teams), (...seasons) => {
        const ranked = rankAverages(seasons.map((games) => computeStandings(teams, games)));
        expect(ranked.map(({ teamId }) => teamId).sort()).toEqual(teams);
        const averages = ranked.map(({ average }) => average ?? -1);
        expect(averages).toEqual(averages.toSorted((one, other) => other - one));
      }),
    );
  });
});

describe('the runs a team is on', () => {
  it.each([
    ['won won won', ['winning 3']],
    ['lost drawn won won', ['winning 2', 'unbeaten 3']],
    ['won drawn lost lost', ['losing 2', 'winless 3']],
    ['won drawn', ['unbeaten 2']],
    ['lost won', []],
    ['drawn drawn', ['unbeaten 2', 'winless 2']],
    ['', []],
  ])('after %j', (games, expected) => {
    const outcomes = games.split(' ').filter(Boolean) as ('won' | 'drawn' | 'lost')[];
    expect(streaksOf(outcomes).map((streak) => `${streak.kind} ${streak.games}`)).toEqual(expected);
  });

  it('are read from its own games, home and away', () => {
    const games = [
      { homeId: 'A', awayId: 'B', homeScore: 0, awayScore: 1 },
      { homeId: 'C', awayId: 'B', homeScore: 5, awayScore: 0 },
      { homeId: 'C', awayId: 'A', homeScore: 0, awayScore: 0 },
      { homeId: 'D', awayId: 'A', homeScore: 0, awayScore: 3 },
    ];
    expect(outcomesOf('A', games)).toEqual(['lost', 'drawn', 'won']);
  });
});
