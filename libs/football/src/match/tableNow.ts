import type { Match } from '@cancha/stats/match/Match';
import { rankTable } from '@cancha/stats/ranking/rankTable';
import { defaultTableRules } from '@cancha/stats/ranking/TableRules';
import { goalDifference, type Result } from '@cancha/stats/ranking/tallyResults';
import type { Standings, StandingsRow } from '@cancha/stats/standings/Standings';
import type { TournamentStandings } from '@cancha/stats/standings/TournamentStandings';
import { hasResult } from '@cancha/stats/team/outcomeOf';

/** The table that a match is played for; `null` for a knock-out match. */
export function tableOf({ stage, home, away }: Match, { tables }: TournamentStandings): Standings | null {
  const holds = (table: Standings) =>
    [home.id, away.id].every((id) => id !== null && table.rows.some(({ team }) => team.id === id));
  return tables.find((table) => table.id === stage?.id && holds(table)) ?? null;
}

/**
 * A table with the score of a match that is on. `null` where it cannot be told: without a score, and where the matches
 * known do not make the table that is published.
 */
export function tableNow(
  match: Match,
  table: Standings,
  { rules, deductions }: Pick<TournamentStandings, 'rules' | 'deductions'>,
  known: readonly Match[],
): Standings | null {
  if (match.state !== 'live' || !match.score) return null;
  const rows = new Map(
    table.rows.flatMap((row) => (row.team.id === null ? [] : [[row.team.id, row] as const])),
  );
  const others = known.filter(({ id, stage }) => id !== match.id && stage?.id === table.id);
  const own = toResult({ ...match, score: match.score });
  const results = others.flatMap((other) => (hasResult(other) ? toResult(other) : []));
  const ids = [...rows.keys()];
  const given = {
    ...defaultTableRules,
    ...(rules ? { points: rules.points, order: rules.order } : {}),
    headToHeadAnew: 'when-spent' as const,
    deductions: deductions.flatMap(({ team, points }) =>
      team.id === null ? [] : [{ team: team.id, points }],
    ),
  };
  const outside = { invisiblePoints: new Set(table.invisiblePoints) };
  const before = rankTable(ids, results, given, outside);
  const isPublished = before.every(({ standing }) => {
    const row = rows.get(standing.teamId);
    return row?.played === standing.played && row.points === standing.points;
  });
  if (!isPublished) return null;
  const ranked = rankTable(ids, [...results, ...own], given, outside);
  return {
    ...table,
    rows: ranked.flatMap(({ standing: { teamId, ...figures } }, at): StandingsRow[] => {
      const row = rows.get(teamId);
      if (!row) return [];
      const { team, form } = row;
      const zone = table.rows[at]?.zone ?? null;
      const goals = goalDifference({ teamId, ...figures });
      return [{ ...figures, team, zone, position: at + 1, goalDifference: goals, ...(form ? { form } : {}) }];
    }),
  };
}

function toResult({ home, away, score }: Match & { score: { home: number; away: number } }): Result[] {
  if (home.id === null || away.id === null) return [];
  return [{ homeId: home.id, awayId: away.id, homeScore: score.home, awayScore: score.away }];
}
