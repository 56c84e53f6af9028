import { mapEach } from '@cancha/stats/mapped/mapEach';
import type { MapIssue } from '@cancha/stats/mapped/Mapped';
import { mapScorer } from '@cancha/stats/standings/mapScorer';
import { mapStandings, mapStandingsRow } from '@cancha/stats/standings/mapStandings';
import type { Scorer } from '@cancha/stats/standings/Scorer';
import type { Standings, StandingsRow } from '@cancha/stats/standings/Standings';
import { readDecoration, readEach, readList } from '../reading/readEach';
import { rowSchema, scorerSchema, tableSchema, zoneSchema } from './widget.wire';

/** The tables of an answer; a line that cannot be shown is left out and told about. */
export function readTables(value: unknown, issues: MapIssue[]): Standings[] {
  const wires = readList(tableSchema, value, 'tables', issues).map((table) => ({
    ...table,
    rows: Array.isArray(table.rows) ? readEach(rowSchema, table.rows, issues) : [],
    zones: readDecoration(zoneSchema, table.zones, table.id, issues),
  }));
  const { values, issues: mapIssues } = mapEach(wires, mapStandings);
  issues.push(...mapIssues);
  return values;
}

/** Lines of a ranking that is no table of its own, as that of the third-placed teams. */
export function readRows(value: unknown, owner: string, issues: MapIssue[]): StandingsRow[] {
  const { values, issues: mapIssues } = mapEach(
    readDecoration(rowSchema, value, owner, issues),
    mapStandingsRow,
  );
  issues.push(...mapIssues);
  return values;
}

export function readScorers(value: unknown, owner: string, issues: MapIssue[]): Scorer[] {
  const { values, issues: mapIssues } = mapEach(
    readDecoration(scorerSchema, value, owner, issues),
    mapScorer,
  );
  issues.push(...mapIssues);
  return values;
}
