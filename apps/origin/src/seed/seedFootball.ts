import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { countRows } from '../database/countRows.ts';
import * as tables from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import type { Facts } from '@cancha/newsroom/facts/factRecords.ts';
import { eventRows, lineUpRows, matchRows } from './matchRows.ts';
import { refereeRows } from './refereeRows.ts';
import { Roster } from '@cancha/newsroom/facts/Roster.ts';
import {
  coverageRows,
  playerRows,
  rankingRows,
  squadRows,
  stageRows,
  teamRows,
  tournamentRows,
  zoneRows,
} from './tournamentRows.ts';
import { venueRows } from './venueRows.ts';

/** Rows a statement: enough to be quick, and some hundred kilobytes of text. */
const BATCH = 1000;

/** Puts the facts into the football tables in place of whatever was there. All of it or, on an error, nothing. */
export async function seedFootball(db: OriginDatabase, facts: Facts): Promise<void> {
  const roster = new Roster(facts);
  await db.transaction(async (transaction) => {
    for (const table of inOrderOfReference.toReversed()) await transaction.delete(table);

    await insert(transaction, tables.teams, teamRows(facts));
    await insert(transaction, tables.players, playerRows(roster));
    await insert(transaction, tables.tournaments, tournamentRows(facts));
    await insert(transaction, tables.stages, stageRows(facts));
    await insert(transaction, tables.standingZones, zoneRows(facts));
    await insert(transaction, tables.venues, venueRows(facts).rows);
    await insert(transaction, tables.referees, refereeRows(facts));
    await insert(transaction, tables.matches, matchRows(facts));
    await insert(transaction, tables.coverage, coverageRows(facts));
    await insert(transaction, tables.rankings, rankingRows(facts));
    await insert(transaction, tables.matchEvents, eventRows(facts, roster));
    await insert(transaction, tables.lineUps, lineUpRows(facts, roster));
    await insert(transaction, tables.squadPlayers, squadRows(facts));

    await countRows(transaction, inOrderOfReference);
  });
}

const inOrderOfReference: PgTable[] = [
  tables.teams,
  tables.players,
  tables.tournaments,
  tables.stages,
  tables.standingZones,
  tables.venues,
  tables.referees,
  tables.matches,
  tables.coverage,
  tables.rankings,
  tables.matchEvents,
  tables.lineUps,
  tables.squadPlayers,
  tables.recordings,
];

/** As one JSON text a statement: with a parameter for each value it takes twice as long. */
async function insert<Table extends PgTable>(
  db: Pick<OriginDatabase, 'execute'>,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).filter(([, { generated }]) => !generated);
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  for (let at = 0; at < rows.length; at += BATCH) {
    const records = rows
      .slice(at, at + BATCH)
      .map((row) =>
        Object.fromEntries(columns.map(([key, { name }]) => [name, row[key as keyof typeof row]])),
      );
    await db.execute(
      sql`insert into ${table} (${names})
        select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(records)}::json)`,
    );
  }
}
