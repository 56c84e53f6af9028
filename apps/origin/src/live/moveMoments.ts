import { eq, gte, inArray, isNotNull, min, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { TimelineStart } from '../clock/createTimeline.ts';
import { articles } from '../database/contentTables.ts';
import { matches } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';

/**
 * Tells stored moments as `start` lays them: publications, changes and kick-offs. What was over when its timeline
 * begins stays at its own time, and so do records that came from elsewhere. Their own time is kept beside those that
 * move; `null` goes back to that. Articles that are still to come are scheduled.
 */
export async function moveMoments(db: OriginDatabase, start: TimelineStart | null): Promise<void> {
  await moveArticles(db, start);
  await moveMatchesBack(db);
  if (start) await moveMatches(db, start);
}

/** In one statement, wherever they were moved to before: each rewrites its article in all indexes. */
async function moveArticles(db: OriginDatabase, start: TimelineStart | null): Promise<void> {
  const { status, recordedAt, publishedAt, modifiedAt } = articles;
  const own = sql`coalesce(${recordedAt}, ${publishedAt})`;
  const moves = start
    ? sql`(${articles.given} is null and ${own} >= ${start.since.toISOString()}::timestamptz)`
    : sql`false`;
  const moment = start ? sql`case when ${moves} then ${replayedAt(own, start)} else ${own} end` : own;
  // Ours, out in the data's time, and not yet in the readers'
  const isAhead = start ? sql`${moves} and ${moment} > ${start.at.toISOString()}::timestamptz` : sql`false`;
  await db
    .update(articles)
    .set({
      publishedAt: moment,
      modifiedAt: sql`${moment} + (${modifiedAt} - ${publishedAt})`,
      recordedAt: sql`case when ${moves} then ${own} end`,
      status: sql`case when ${status} not in ('published', 'scheduled') then ${status}
        when ${isAhead} then 'scheduled' else 'published' end`,
    })
    .where(or(moves, isNotNull(recordedAt), eq(status, 'scheduled')));
}

async function moveMatchesBack(db: OriginDatabase): Promise<void> {
  await db
    .update(matches)
    .set({ ...playedAt(sql`${matches.recordedAt}`), recordedAt: null })
    .where(isNotNull(matches.recordedAt));
}

/** A competition moves whole or not at all. */
async function moveMatches(db: OriginDatabase, start: TimelineStart): Promise<void> {
  const moving = db
    .select({ id: matches.tournamentId })
    .from(matches)
    .groupBy(matches.tournamentId)
    .having(gte(min(matches.kickOff), start.since));
  await db
    .update(matches)
    .set({ ...playedAt(replayedAt(matches.kickOff, start)), recordedAt: matches.kickOff })
    .where(inArray(matches.tournamentId, moving));
}

function playedAt(moment: SQL) {
  const utcDay = (one: SQL | AnyPgColumn) => sql`(${one} at time zone 'utc')::date`;
  return { kickOff: moment, day: sql`${matches.day} + (${utcDay(moment)} - ${utcDay(matches.kickOff)})` };
}

/** `replayedAt` of the timeline, in the database. */
function replayedAt(moment: SQL | AnyPgColumn, { from, at, speed }: TimelineStart): SQL {
  const ahead = sql`(${moment} - ${from.toISOString()}::timestamptz)`;
  const pace = speed > 0 ? speed : 1;
  return sql`(${at.toISOString()}::timestamptz + ${ahead} / case when ${ahead} > interval '0' then ${pace}::float8 else 1 end)`;
}
