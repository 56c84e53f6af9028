import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryResults, arbitraryRules } from './arbitraryResults.fixture.ts';
import { rankTable } from './rankTable.ts';
import { defaultTableRules as plainRules, type TableRules } from './TableRules.ts';
import type { Result } from './tallyResults.ts';

const game = (homeId: string, homeScore: number, awayScore: number, awayId: string): Result => ({
  homeId,
  homeScore,
  awayScore,
  awayId,
});
const amongThemFirst: TableRules = {
  ...plainRules,
  order: [
    'head-to-head-points',
    'head-to-head-goal-difference',
    'head-to-head-goals-for',
    'goal-difference',
    'goals-for',
    'fair-play',
  ],
};
const order = (...args: Parameters<typeof rankTable>): string =>
  rankTable(...args)
    .map(({ standing, byLots }) => `${standing.teamId}${byLots ? '?' : ''}`)
    .join(' ');

// A beat B, but B has the better goal difference: both have six points
const aBeatsB = [
  game('A', 1, 0, 'B'),
  game('A', 0, 1, 'C'),
  game('A', 1, 0, 'D'),
  game('B', 5, 0, 'C'),
  game('B', 1, 0, 'D'),
  game('C', 0, 0, 'D'),
];

it('counts points that were taken, and those of nobody else', () => {
  const rules = {
    ...plainRules,
    deductions: [
      { team: 'B', points: 6 },
      { team: 'X', points: 3 },
    ],
  };
  const table = rankTable(['A', 'B', 'C', 'D'], aBeatsB, rules);

  expect(table.map(({ standing }) => `${standing.teamId} ${standing.points}`)).toEqual([
    'A 6',
    'C 4',
    'D 1',
    'B 0',
  ]);
  expect(rankTable(['B'], [], rules)[0]?.standing).toMatchObject({ points: -6, played: 0 });
});

describe('two teams level on points', () => {
  it('are parted by goal difference, or first by the game between them, as the rules say', () => {
    const teams = ['A', 'B', 'C', 'D'];
    expect(order(teams, aBeatsB, plainRules)).toBe('B A C D');
    expect(order(teams, aBeatsB, amongThemFirst)).toBe('A B C D');
  });

  it('are not yet compared by a first leg where the rules wait for both', () => {
    expect(order(['A', 'B', 'C', 'D'], aBeatsB, { ...amongThemFirst, meetings: 2 })).toBe('B A C D');
  });

  it('stay in the order given when nothing parts them, and it is said', () => {
    const games = [game('A', 1, 1, 'B'), game('A', 2, 0, 'C'), game('B', 2, 0, 'C')];
    expect(order(['B', 'A', 'C'], games, amongThemFirst)).toBe('B? A? C');
  });

  it('are parted by their cards, where the cards are known', () => {
    const games = [game('A', 1, 1, 'B')];
    const conduct = new Map([
      ['A', -4],
      ['B', -1],
    ]);
    expect(order(['A', 'B'], games, amongThemFirst, { conduct })).toBe('B A');
    expect(order(['A', 'B'], games, amongThemFirst)).toBe('A? B?');
  });
});

it('compares anew those that remain level among three', () => {
  // Three points and no goal difference each; B scored one more, and of the other two C beat A
  const games = [game('A', 2, 1, 'B'), game('B', 2, 1, 'C'), game('C', 1, 0, 'A')];
  expect(order(['A', 'B', 'C'], games, amongThemFirst)).toBe('B C A');
  expect(order(['A', 'B', 'C'], games, plainRules)).toBe('B A? C?');
});

it('gives the points the competition gives', () => {
  const two = { ...plainRules, points: { win: 2, draw: 1, loss: 0 } };
  const [first] = rankTable(['A', 'B'], [game('A', 1, 0, 'B')], two);
  expect(first?.standing.points).toBe(2);
});

describe('a group of the World Cup 2026', () => {
  const whenSpent: TableRules = {
    ...amongThemFirst,
    order: [...amongThemFirst.order, 'fifa-ranking'],
    headToHeadAnew: 'when-spent',
  };
  const teams = ['CZE', 'KOR', 'MEX', 'RSA'];

  it('applies points, difference and goals in turn among all that are level, before it compares anew', () => {
    // Korea first by points; of Mexico, Czechia and South Africa, all with four, each won one and lost or drew the rest
    const games = [
      game('MEX', 2, 2, 'RSA'),
      game('KOR', 1, 1, 'CZE'),
      game('MEX', 1, 0, 'KOR'),
      game('CZE', 0, 1, 'RSA'),
      game('CZE', 2, 1, 'MEX'),
      game('RSA', 0, 2, 'KOR'),
    ];
    const [, second] = rankTable(teams, games, whenSpent);
    expect(second?.standing.teamId).toBe('MEX');
    expect(rankTable(teams, games, amongThemFirst)[1]?.standing.teamId).toBe('CZE');
  });

  it('compares anew those whom all three leave level', () => {
    // Three of three points each and no difference: South Africa scored most among them, then Mexico beat Czechia
    const games = [game('RSA', 2, 1, 'MEX'), game('CZE', 3, 2, 'RSA'), game('MEX', 1, 0, 'CZE')];
    expect(order(['CZE', 'MEX', 'RSA'], games, whenSpent)).toBe('RSA CZE MEX');
    const level = [game('RSA', 2, 1, 'MEX'), game('CZE', 2, 1, 'RSA'), game('MEX', 1, 0, 'CZE')];
    expect(order(['CZE', 'MEX', 'RSA'], level, whenSpent)).toBe('RSA MEX CZE');
  });

  describe('of two whom nothing parts', () => {
    const games = [game('MEX', 1, 1, 'CZE')];
    const same = new Map([
      ['MEX', -1],
      ['CZE', -1],
    ]);
    const ranking = new Map([
      ['MEX', 14],
      ['CZE', 40],
    ]);
    const both = ['CZE', 'MEX'];

    it('puts the one before that stands higher in the FIFA ranking, and says the places', () => {
      const [first] = rankTable(both, games, whenSpent, { conduct: same, ranking });
      expect(first).toMatchObject({
        standing: { teamId: 'MEX' },
        before: { rule: 'fifa-ranking', own: -14, other: -40 },
      });
    });

    it('leaves it to lots where a place, or the cards before it, are not known', () => {
      expect(order(both, games, whenSpent, { conduct: same, ranking: new Map([['MEX', 14]]) })).toBe(
        'CZE? MEX?',
      );
      expect(order(both, games, whenSpent, { ranking })).toBe('CZE? MEX?');
    });
  });
});

describe('a group whose best of the phase before win any tie', () => {
  it('counts that before goals, and parts nobody else by it', () => {
    const rules: TableRules = { ...plainRules, order: ['invisible-point', ...plainRules.order] };
    const games = [game('MIL', 3, 0, 'PER'), game('BUC', 1, 0, 'JUN'), game('PER', 2, 0, 'JUN')];
    const invisiblePoints = new Set(['BUC']);
    const [first, ...rest] = rankTable(['JUN', 'MIL', 'PER', 'BUC'], games, rules, { invisiblePoints });

    expect(first).toMatchObject({
      standing: { teamId: 'BUC' },
      before: { rule: 'invisible-point', own: 1, other: 0 },
    });
    expect(rest.map(({ standing }) => standing.teamId)).toEqual(['MIL', 'PER', 'JUN']);
  });
});

describe('any table at all', () => {
  const teams = [...'ABCDEF'];
  const results = arbitraryResults(teams);

  it('holds every team once, in order of points, and its goals cancel out', () => {
    fc.assert(
      fc.property(results, arbitraryRules, (games, rules) => {
        const table = rankTable(teams, games, rules).map(({ standing }) => standing);
        expect(table.map(({ teamId }) => teamId).sort()).toEqual(teams);
        const points = table.map((row) => row.points);
        expect(points).toEqual(points.toSorted((one, other) => other - one));
        const total = (pick: (row: (typeof table)[number]) => number): number =>
          table.reduce((sum, row) => sum + pick(row), 0);
        expect(total(({ goalsFor }) => goalsFor)).toBe(total(({ goalsAgainst }) => goalsAgainst));
        expect(total(({ played }) => played)).toBe(2 * games.length);
        const { win } = rules.points;
        expect(total((row) => row.points)).toBe(total(({ won, drawn }) => win * won + drawn));
        for (const row of table) expect(row.won + row.drawn + row.lost).toBe(row.played);
      }),
    );
  });

  it('is the same whatever order its results come in', () => {
    const shuffled = results.chain((games) =>
      fc.tuple(fc.constant(games), fc.shuffledSubarray(games, { minLength: games.length })),
    );
    fc.assert(
      fc.property(shuffled, arbitraryRules, ([games, others], rules) => {
        expect(rankTable(teams, others, rules)).toEqual(rankTable(teams, games, rules));
      }),
    );
  });

  it('lets nobody gain a point, nor by plain rules a place, from a game that is lost', () => {
    const lost = fc.record({ goals: fc.nat({ max: 4 }), by: fc.integer({ min: 1, max: 4 }) });
    fc.assert(
      fc.property(results, lost, fc.boolean(), (games, { goals, by }, isAtHome) => {
        const defeat = isAtHome ? game('A', goals, goals + by, 'B') : game('B', goals + by, goals, 'A');
        const before = rankTable(teams, games, plainRules);
        const after = rankTable(teams, [...games, defeat], plainRules);
        const placeOf = (table: typeof before) => table.findIndex(({ standing }) => standing.teamId === 'A');
        const pointsOf = (table: typeof before) => table[placeOf(table)]?.standing.points;
        expect(pointsOf(after)).toBe(pointsOf(before));
        expect(placeOf(after)).toBeGreaterThanOrEqual(placeOf(before));
      }),
    );
  });

  it('names lots only between neighbours level on points, difference and goals', () => {
    fc.assert(
      fc.property(results, (games) => {
        const table = rankTable(teams, games, amongThemFirst);
        for (const [at, { standing, byLots }] of table.entries()) {
          if (!byLots) continue;
          const same = [table[at - 1], table[at + 1]].filter(
            (other) =>
              other?.standing.points === standing.points &&
              other.standing.goalsFor === standing.goalsFor &&
              other.standing.goalsAgainst === standing.goalsAgainst,
          );
          expect(same.length).toBeGreaterThan(0);
        }
      }),
    );
  });
});
