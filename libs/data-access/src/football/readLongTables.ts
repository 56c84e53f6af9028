import type { TournamentStandings } from '@cancha/stats/standings/TournamentStandings';
import type { z } from 'zod';
import type { MapIssue } from '../mapping/MapResult';
import { readOptionalList } from '../reading/readEach';
import { mapTeam } from './mapTeam';
import { averageSchema, deductionSchema, type standingsSchema } from './tournament.wire';

export function readDeductions(
  value: unknown,
  owner: string,
  issues: MapIssue[],
): TournamentStandings['deductions'] {
  return readOptionalList(deductionSchema, value, owner, issues).flatMap((wire) => {
    const team = mapTeam(wire.team);
    return team ? [{ team, points: wire.points }] : [];
  });
}

/** `null` without a row to show. */
export function readAverages(
  wire: z.output<typeof standingsSchema>['averages'],
  owner: string,
  issues: MapIssue[],
): TournamentStandings['averages'] {
  if (!wire) return null;
  const rows = readOptionalList(averageSchema, wire.rows, owner, issues).flatMap((row) => {
    const team = mapTeam(row.team);
    return team ? [{ ...row, team }] : [];
  });
  return rows.length > 0 ? { seasons: wire.seasons, rows } : null;
}
