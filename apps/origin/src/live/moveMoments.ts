import { and, eq, gt, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { TimelineStart } from '../clock/createTimeline.ts';
import { articles } from '../database/contentTables.ts';
import { matches } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';

/**
 * Tells every stored moment as `start` lays it: publications, changes and kick-offs. Records that came from elsewhere
 * stay as they were given. Their own time is kept beside it; `null` goes back to that. Articles that are still to
 * come are scheduled.
 */
export async function moveMoments(db: OriginDatabase, start: TimelineStart | null): Promise<void> {
  const own = (column: AnyPgColumn) => sql`coalesce(${column}, ${shownBeside(column)})`;
  const moved = (column: AnyPgColumn) => (start ? replayedAt(own(column), start) : own(column));
  const published = moved(articles.recordedAt);
  const kickOff = moved(matches.recordedAt);
  const utcDay = (moment: SQL | AnyPgColumn) => sql`(${moment} at time zone 'utc')::date`;

  await db
    .update(articles)
    .set({
      publishedAt: published,
      modifiedAt: sql`${published} + (${articles.modifiedAt} - ${articles.publishedAt})`,
      recordedAt: start ? own(articles.recordedAt) : null,
    })
    .where(start ? isNull(articles.given) : isNotNull(articles.recordedAt));
  await db.update(articles).set({ status: 'published' }).where(eq(articles.status, 'scheduled'));
  if (start) await db.update(articles).set({ status: 'scheduled' }).where(isAhead(start.at));
  await db
    .update(matches)
    .set({
      kickOff,
      day: sql`${matches.day} + (${utcDay(kickOff)} - ${utcDay(matches.kickOff)})`,
      recordedAt: start ? own(matches.recordedAt) : null,
    })
    .where(start ? undefined : isNotNull(matches.recordedAt));
}

/** Ours, out in the data's time, and not yet in the readers'. */
function isAhead(now: Date): SQL | undefined {
  return and(eq(articles.status, 'published'), isNotNull(articles.recordedAt), gt(articles.publishedAt, now));
}

/** The column that shows the moment whose own time `column` keeps. */
function shownBeside(column: AnyPgColumn): AnyPgColumn {
  return column === articles.recordedAt ? articles.publishedAt : matches.kickOff;
}

/** `replayedAt` of the timeline, in the database. */
function replayedAt(moment: SQL, { from, at, speed }: TimelineStart): SQL {
  const ahead = sql`(${moment} - ${from.toISOString()}::timestamptz)`;
  const pace = speed > 0 ? speed : 1;
  return sql`(${at.toISOString()}::timestamptz + ${ahead} / case when ${ahead} > interval '0' then ${pace}::float8 else 1 end)`;
}
