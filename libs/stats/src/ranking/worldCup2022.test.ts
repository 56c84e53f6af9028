import { expect, it } from 'vitest';
import { type RankedTeam, rankTable } from './rankTable.ts';
import { defaultTableRules, type TableRules } from './TableRules.ts';
import type { Result } from './tallyResults.ts';
import { groupResults2022, roundOf16Of2022 } from './worldCup2022.fixture.ts';

/** Article 12 of the regulations of 2022. */
const rules2022: TableRules = {
  ...defaultTableRules,
  order: [
    'goal-difference',
    'goals-for',
    'head-to-head-points',
    'head-to-head-goal-difference',
    'head-to-head-goals-for',
    'fair-play',
  ],
};

const groups = groupResults2022.map((line) => {
  const results = line.split(', ').map(readResult);
  const teams = [...new Set(results.flatMap(({ homeId, awayId }) => [homeId, awayId]))].sort();
  return rankTable(teams, results, rules2022);
});

function readResult(text: string): Result {
  const [, homeId = '', home, away, awayId = ''] = /^(\w+) (\d+)-(\d+) (\w+)$/.exec(text) ?? [];
  return { homeId, awayId, homeScore: Number(home), awayScore: Number(away) };
}

const lineOf = ({ standing: { teamId, won, drawn, lost, goalsFor, goalsAgainst, points } }: RankedTeam) =>
  `${teamId} ${won}-${drawn}-${lost} ${goalsFor}:${goalsAgainst} ${points}`;

it('the groups of 2022 end as they were published', () => {
  expect(groups.map((ranked) => ranked.map(lineOf))).toEqual([
    ['NED 2-1-0 5:1 7', 'SEN 2-0-1 5:4 6', 'ECU 1-1-1 4:3 4', 'QAT 0-0-3 1:7 0'],
    ['ENG 2-1-0 9:2 7', 'USA 1-2-0 2:1 5', 'IRN 1-0-2 4:7 3', 'WAL 0-1-2 1:6 1'],
    ['ARG 2-0-1 5:2 6', 'POL 1-1-1 2:2 4', 'MEX 1-1-1 2:3 4', 'KSA 1-0-2 3:5 3'],
    ['FRA 2-0-1 6:3 6', 'AUS 2-0-1 3:4 6', 'TUN 1-1-1 1:1 4', 'DEN 0-1-2 1:3 1'],
    ['JPN 2-0-1 4:3 6', 'ESP 1-1-1 9:3 4', 'GER 1-1-1 6:5 4', 'CRC 1-0-2 3:11 3'],
    ['MAR 2-1-0 4:1 7', 'CRO 1-2-0 4:1 5', 'BEL 1-1-1 1:2 4', 'CAN 0-0-3 2:7 0'],
    ['BRA 2-0-1 3:1 6', 'SUI 2-0-1 4:3 6', 'CMR 1-1-1 4:4 4', 'SRB 0-1-2 5:8 1'],
    ['POR 2-0-1 6:4 6', 'KOR 1-1-1 4:4 4', 'URU 1-1-1 2:2 4', 'GHA 1-0-2 5:7 3'],
  ]);
});

it('the first of each group met the second of the one beside it, as it was in the round of 16', () => {
  const placed = (group: number, place: number) => groups[group]?.[place]?.standing.teamId ?? '';
  const expected = groups.map((_, group) => `${placed(group, 0)}-${placed(group ^ 1, 1)}`);
  expect(roundOf16Of2022.toSorted()).toEqual(expected.sort());
});

it('goal difference put Poland before Mexico, and Morocco needed none', () => {
  const before = new Map(groups.flat().map(({ standing, before: parting }) => [standing.teamId, parting]));
  expect(before.get('POL')).toEqual({ rule: 'goal-difference', own: 0, other: -1 });
  expect(before.get('MAR')).toBeNull();
});
