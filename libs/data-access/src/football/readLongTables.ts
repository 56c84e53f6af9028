import type { LongTables, TournamentStandings } from '@cancha/stats/standings/TournamentStandings';
import type { z } from 'zod';
import type { MapIssue } from '../mapping/MapResult';
import { isEmptyValue } from '../reading/isRecord';
import { readOptionalList } from '../reading/readEach';
import { mapTeam } from './mapTeam';
import { readRows } from './readTables';
import { deductionSchema } from './tournament.wire';
import { averageSchema, type longTablesSchema } from './widget.wire';

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

export function readLongTables(
  { annual, averages }: z.output<typeof longTablesSchema>,
  owner: string,
  issues: MapIssue[],
): LongTables {
  const rows = isEmptyValue(annual) ? [] : readRows(annual, owner, issues);
  return { annual: rows.length > 0 ? rows : null, averages: readAverages(averages, owner, issues) };
}

/** `null` without a row to show. */
function readAverages(
  wire: z.output<typeof longTablesSchema>['averages'],
  owner: string,
  issues: MapIssue[],
): LongTables['averages'] {
  if (!wire) return null;
  const rows = readOptionalList(averageSchema, wire.rows, owner, issues).flatMap((row) => {
    const team = mapTeam(row.team);
    return team ? [{ ...row, team }] : [];
  });
  return rows.length > 0 ? { seasons: wire.seasons, rows } : null;
}
