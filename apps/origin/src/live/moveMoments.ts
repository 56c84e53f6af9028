import { and, eq, gt, gte, inArray, isNotNull, isNull, min, sql, type SQL } from 'drizzle-orm';
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
  await moveBack(db);
  if (!start) return;
  await moveArticles(db, start);
  await moveMatches(db, start);
}

async function moveBack(db: OriginDatabase): Promise<void> {
  await db
    .update(articles)
    .set({ ...publishedAt(sql`${articles.recordedAt}`), recordedAt: null })
    .where(isNotNull(articles.recordedAt));
  await db.update(articles).set({ status: 'published' }).where(eq(articles.status, 'scheduled'));
  await db
    .update(matches)
    .set({ ...playedAt(sql`${matches.recordedAt}`), recordedAt: null })
    .where(isNotNull(matches.recordedAt));
}

async function moveArticles(db: OriginDatabase, start: TimelineStart): Promise<void> {
  await db
    .update(articles)
    .set({ ...publishedAt(replayedAt(articles.publishedAt, start)), recordedAt: articles.publishedAt })
    .where(and(isNull(articles.given), gte(articles.publishedAt, start.since)));
  // Ours, out in the data's time, and not yet in the readers'
  await db
    .update(articles)
    .set({ status: 'scheduled' })
    .where(
      and(
        eq(articles.status, 'published'),
        isNotNull(articles.recordedAt),
        gt(articles.publishedAt, start.at),
      ),
    );
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

function publishedAt(moment: SQL) {
  const { publishedAt: published, modifiedAt: modified } = articles;
  return { publishedAt: moment, modifiedAt: sql`${moment} + (${modified} - ${published})` };
}

function playedAt(moment: SQL) {
  const utcDay = (one: SQL | AnyPgColumn) => sql`(${one} at time zone 'utc')::date`;
  return { kickOff: moment, day: sql`${matches.day} + (${utcDay(moment)} - ${utcDay(matches.kickOff)})` };
}

/** `replayedAt` of the timeline, in the database. */
function replayedAt(moment: AnyPgColumn, { from, at, speed }: TimelineStart): SQL {
  const ahead = sql`(${moment} - ${from.toISOString()}::timestamptz)`;
  const pace = speed > 0 ? speed : 1;
  return sql`(${at.toISOString()}::timestamptz + ${ahead} / case when ${ahead} > interval '0' then ${pace}::float8 else 1 end)`;
}
