import type { PgTable } from 'drizzle-orm/pg-core';
import { countRows } from '../database/countRows.ts';
import * as tables from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import type { Facts } from '@cancha/newsroom/facts/factRecords.ts';
import { insertAll } from './insertAll.ts';
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

/** Puts the facts into the football tables in place of whatever was there. All of it or, on an error, nothing. */
export async function seedFootball(db: OriginDatabase, facts: Facts): Promise<void> {
  const roster = new Roster(facts);
  await db.transaction(async (transaction) => {
    for (const table of inOrderOfReference.toReversed()) await transaction.delete(table);

    await insertAll(transaction, tables.teams, teamRows(facts));
    await insertAll(transaction, tables.players, playerRows(roster));
    await insertAll(transaction, tables.tournaments, tournamentRows(facts));
    await insertAll(transaction, tables.stages, stageRows(facts));
    await insertAll(transaction, tables.standingZones, zoneRows(facts));
    await insertAll(transaction, tables.venues, venueRows(facts).rows);
    await insertAll(transaction, tables.referees, refereeRows(facts));
    await insertAll(transaction, tables.matches, matchRows(facts));
    await insertAll(transaction, tables.coverage, coverageRows(facts));
    await insertAll(transaction, tables.rankings, rankingRows(facts));
    await insertAll(transaction, tables.matchEvents, eventRows(facts, roster));
    await insertAll(transaction, tables.lineUps, lineUpRows(facts, roster));
    await insertAll(transaction, tables.squadPlayers, squadRows(facts));

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
