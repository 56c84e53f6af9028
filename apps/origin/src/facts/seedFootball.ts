import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as tables from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import type { Facts } from './factRecords.ts';
import { eventRows, lineUpRows, matchRows } from './matchRows.ts';
import { Roster } from './Roster.ts';
import { playerRows, squadRows, stageRows, teamRows, tournamentRows, zoneRows } from './tournamentRows.ts';

/** Rows a statement: PostgreSQL takes 65,535 parameters, the embedded one half of that. */
const BATCH = 500;

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
    await insert(transaction, tables.matches, matchRows(facts));
    await insert(transaction, tables.matchEvents, eventRows(facts, roster));
    await insert(transaction, tables.lineUps, lineUpRows(facts, roster));
    await insert(transaction, tables.squadPlayers, squadRows(facts));

    // The embedded database never counts its rows by itself, and without the counts it passes the indexes by
    for (const table of inOrderOfReference) await transaction.execute(sql`analyze ${table}`);
  });
}

const inOrderOfReference: PgTable[] = [
  tables.teams,
  tables.players,
  tables.tournaments,
  tables.stages,
  tables.standingZones,
  tables.matches,
  tables.matchEvents,
  tables.lineUps,
  tables.squadPlayers,
  tables.recordings,
];

async function insert<Table extends PgTable>(
  db: Pick<OriginDatabase, 'insert'>,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) {
    await db.insert(table).values(rows.slice(at, at + BATCH));
  }
}
