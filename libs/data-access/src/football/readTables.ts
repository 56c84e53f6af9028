import type { Scorer } from '@cancha/stats/standings/Scorer';
import type { Standings, StandingsRow } from '@cancha/stats/standings/Standings';
import { mapEach } from '../mapping/mapEach';
import type { MapIssue } from '../mapping/MapResult';
import { readEach, readList, readOptionalList } from '../reading/readEach';
import { mapScorer } from './mapScorer';
import { mapStandings, mapStandingsRow } from './mapStandings';
import { rowSchema, scorerSchema, tableSchema, zoneSchema } from './widget.wire';

/** Rows that cannot be shown are left out and reported. */
export function readTables(value: unknown, issues: MapIssue[]): Standings[] {
  const wires = readList(tableSchema, value, 'tables', issues).map((table) => ({
    ...table,
    rows: Array.isArray(table.rows) ? readEach(rowSchema, table.rows, issues) : [],
    zones: readOptionalList(zoneSchema, table.zones, table.id, issues),
  }));
  return mapEach(wires, mapStandings, issues);
}

/** Rows without a table of their own, such as the ranking of third-placed teams. */
export function readRows(value: unknown, owner: string, issues: MapIssue[]): StandingsRow[] {
  return mapEach(readOptionalList(rowSchema, value, owner, issues), mapStandingsRow, issues);
}

export function readScorers(value: unknown, owner: string, issues: MapIssue[]): Scorer[] {
  return mapEach(readOptionalList(scorerSchema, value, owner, issues), mapScorer, issues);
}
