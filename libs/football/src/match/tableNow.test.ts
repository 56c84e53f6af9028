import { aMatch } from '@cancha/site/testing/aMatch';
import type { Match } from '@cancha/stats/match/Match';
import type { Standings, StandingsRow } from '@cancha/stats/standings/Standings';
import type { Team } from '@cancha/stats/team/Team';
import { describe, expect, it } from 'vitest';
import { tableNow, tableOf } from './tableNow';

const team = (id: string): Team => ({ id, name: id, image: null, code: null });
const stage = { id: 'A', name: 'Grupo A' };
const rules = { points: { win: 3, draw: 1, loss: 0 }, order: ['goal-difference', 'goals-for'] as const };
const published = { rules, deductions: [] };

const played = (home: string, away: string, homeGoals: number, awayGoals: number): Match =>
  aMatch.finished({
    ...{ id: `${home}-${away}`, home: team(home), away: team(away), stage },
    score: { home: homeGoals, away: awayGoals },
  });
const row = (id: string, position: number, matches: number, points: number): StandingsRow => ({
  ...{ position, team: team(id), played: matches, won: 0, drawn: 0, lost: 0, points },
  ...{ goalsFor: 0, goalsAgainst: 0, goalDifference: 0, zone: position < 3 ? 'z1' : null },
});
const table: Standings = {
  ...{ id: 'A', name: 'Grupo A', zones: [] },
  rows: [row('MEX', 1, 1, 3), row('KOR', 2, 1, 3), row('CZE', 3, 1, 0), row('RSA', 4, 1, 0)],
};
const results = [played('MEX', 'RSA', 2, 0), played('KOR', 'CZE', 1, 0)];
const live = aMatch.live({
  ...{ id: 'now', home: team('MEX'), away: team('KOR'), stage },
  score: { home: 0, away: 1 },
});
const shown = (of: Standings | null) => of?.rows.map((one) => [one.team.id, one.points, one.zone]);

describe('the table of a match that is on', () => {
  it('counts its score as if it ended now', () => {
    expect(shown(tableNow(live, table, published, [...results, live]))).toEqual([
      ...[
        ['KOR', 6, 'z1'],
        ['MEX', 3, 'z1'],
        ['CZE', 0, null],
        ['RSA', 0, null],
      ],
    ]);
  });

  it('goes back with a goal that is taken back', () => {
    const level = { ...live, score: { home: 0, away: 0 } };
    expect(shown(tableNow(level, table, published, results))?.slice(0, 2)).toEqual([
      ...[
        ['MEX', 4, 'z1'],
        ['KOR', 4, 'z1'],
      ],
    ]);
  });

  it('puts those first whose place in the stage before counts', () => {
    const level = { ...live, score: { home: 0, away: 0 } };
    const given = { ...published, rules: { ...rules, order: ['invisible-point', ...rules.order] as const } };
    const seeded = { ...table, invisiblePoints: ['KOR'] };
    expect(shown(tableNow(level, seeded, given, results))?.map(([id]) => id)).toEqual([
      'KOR',
      'MEX',
      'CZE',
      'RSA',
    ]);
  });

  it('is not told without a score, nor where the matches known do not make the table published', () => {
    expect(tableNow({ ...live, score: null }, table, published, results)).toBeNull();
    expect(tableNow(live, table, published, results.slice(1))).toBeNull();
  });

  it('is that of its group, and none in a knock-out', () => {
    const standings = { tables: [table] } as unknown as Parameters<typeof tableOf>[1];
    expect(tableOf(live, standings)).toBe(table);
    expect(tableOf({ ...live, stage: { id: 'final', name: 'Final' } }, standings)).toBeNull();
  });
});
