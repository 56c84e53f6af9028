import { subHours } from 'date-fns/subHours';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { matchTimeline } from '@cancha/newsroom/facts/matchTimeline.ts';
import { lineUps, matches, matchEvents, recordings } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import {
  asPlayed,
  endOf,
  type EventColumns,
  hasSides,
  type MatchColumns,
  type Recording,
  type SidedRow,
} from './Recording.ts';
import { recordedKickOff } from './recordedKickOff.ts';
import { shiftDay } from './shiftDay.ts';

/** Longer than any match: extra time, shoot-out and all. */
const longestHours = 4;

/** Puts everything that was kept aside back in its place, as it was recorded. */
export async function restoreRecordings(db: OriginDatabase): Promise<void> {
  const kept = await readRecordings(db);
  const ids = kept.map(({ match }) => match.id);
  if (ids.length === 0) return;

  for (const { match } of kept) {
    const columns = { ...match, recordedAt: null, homeOpen: null, awayOpen: null };
    await db.insert(matches).values(columns).onConflictDoUpdate({ target: matches.id, set: columns });
  }
  await clearDetails(db, ids);
  await insertDetails(db, kept);
  await db.delete(recordings);
}

/** Keeps aside the matches that are not over at `from`, and gives them. They are left as if nothing were known. */
export async function takeRecordings(db: OriginDatabase, from: Date): Promise<Recording[]> {
  const after = subHours(from, longestHours);
  const rows = await db
    .select()
    .from(matches)
    .where(and(eq(matches.status, 'played'), sql`${recordedKickOff} > ${after.toISOString()}`));
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];

  const events = Map.groupBy(
    await db
      .select()
      .from(matchEvents)
      .where(inArray(matchEvents.matchId, ids))
      .orderBy(matchEvents.matchId, matchEvents.position),
    ({ matchId }) => matchId,
  );
  const starters = Map.groupBy(
    await db.select().from(lineUps).where(inArray(lineUps.matchId, ids)),
    ({ matchId }) => matchId,
  );
  const taken = rows
    .filter(hasSides)
    .map((row): Recording => {
      const match = atItsOwnTime(row);
      return { match, events: events.get(match.id) ?? [], lineUps: starters.get(match.id) ?? [] };
    })
    .filter((recording) => {
      const timeline = matchTimeline<EventColumns>(recording.events, asPlayed(recording));
      return endOf(recording, timeline) > from;
    });
  if (taken.length === 0) return [];
  await db.insert(recordings).values(
    taken.map(({ match, events: all, lineUps: eleven }) => ({
      matchId: match.id,
      match: { ...match, kickOff: match.kickOff.toISOString() },
      events: [...all],
      lineUps: [...eleven],
    })),
  );
  await clearDetails(
    db,
    taken.map(({ match }) => match.id),
  );
  return taken;
}

/** A match before its timeline was moved, without what the database notes of its changes. */
function atItsOwnTime({
  recordedAt,
  movedAt,
  updatedAt,
  homeOpen,
  awayOpen,
  ...match
}: SidedRow): MatchColumns {
  if (!recordedAt) return match;
  return { ...match, kickOff: recordedAt, day: shiftDay(match.day, match.kickOff, recordedAt) };
}

async function readRecordings(db: OriginDatabase): Promise<Recording[]> {
  const rows = await db.select().from(recordings);
  return rows.map(({ match, ...rest }) => ({
    ...rest,
    match: { ...match, kickOff: new Date(match.kickOff) },
  }));
}

async function clearDetails(db: OriginDatabase, ids: string[]): Promise<void> {
  await db.delete(matchEvents).where(inArray(matchEvents.matchId, ids));
  await db.delete(lineUps).where(inArray(lineUps.matchId, ids));
}

async function insertDetails(db: OriginDatabase, kept: readonly Recording[]): Promise<void> {
  for (const { events, lineUps: starters } of kept) {
    if (events.length > 0) await db.insert(matchEvents).values([...events]);
    if (starters.length > 0) await db.insert(lineUps).values([...starters]);
  }
}
