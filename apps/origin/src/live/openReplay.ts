import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { createTimeline, type Timeline } from '../clock/createTimeline.ts';
import type { ClockStart } from '../clock/readClockStart.ts';
import { advisoryLock } from '../database/advisoryLock.ts';
import { articles } from '../database/contentTables.ts';
import { matches } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { chooseStart } from './chooseStart.ts';
import { forgetLiveNews, LiveNewsroom } from './LiveNewsroom.ts';
import { MatchFeed } from './MatchFeed.ts';
import { moveMoments } from './moveMoments.ts';
import type { Recording } from './Recording.ts';
import { recordedKickOff } from './recordedKickOff.ts';
import { restoreRecordings, takeRecordings } from './recordings.ts';

/** The data played again: the database holds what has happened by now, at the readers' time. */
export type Replay = {
  readonly timeline: Timeline;
  /** Writes what has happened since the last time. Whether there was anything. */
  readonly advance: () => Promise<boolean>;
  /** When the feed was last heard of, whether it had news or not: a feed that stands still or fails is heard no more. */
  readonly heardAt: () => Date;
};

/**
 * Sets the database to the moment a clock setting asks for; `null` where nothing moves, with everything at its own
 * time. It may be called on a database that was set to another moment before.
 */
export async function openReplay(
  db: OriginDatabase,
  { start, speed }: { start: ClockStart; speed: number },
  real: () => Date = () => new Date(),
): Promise<Replay | null> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select ${advisoryLock('timeline')}`);
    await restoreRecordings(tx);
    await forgetLiveNews(tx);
    const from = await chooseStart(tx, start, real());
    if (!from) {
      await moveMoments(tx, null);
      return null;
    }

    const recordings = await takeRecordings(tx, from);
    const since = (await firstKickOff(tx, recordings)) ?? from;
    const timeline = createTimeline({ from, since, speed }, real);
    const feed = await MatchFeed.open(tx, timeline, recordings);
    await moveMoments(tx, timeline.start);
    const newsroom = await LiveNewsroom.open(tx, timeline, recordings);
    await feed.write(tx, feed.changes());
    await newsroom.tell(tx, newsroom.due());
    const step = advancer(db, timeline, feed, newsroom, await readSchedule(tx));
    let heard = timeline.now();
    return {
      timeline,
      heardAt: () => heard,
      advance: async () => {
        const changed = await step();
        heard = timeline.now();
        return changed;
      },
    };
  });
}

/** When the first of the tournaments began that are still on; `null` when none is. */
async function firstKickOff(db: OriginDatabase, recordings: readonly Recording[]): Promise<Date | null> {
  const running = [...new Set(recordings.map(({ match }) => match.tournamentId))];
  const [row] = await db
    .select({ first: sql<Date | null>`min(${recordedKickOff})`.mapWith(matches.kickOff) })
    .from(matches)
    .where(inArray(matches.tournamentId, running));
  return row?.first ?? null;
}

/** When scheduled articles come out, earliest first. */
async function readSchedule(db: OriginDatabase): Promise<Date[]> {
  const rows = await db
    .select({ at: articles.publishedAt })
    .from(articles)
    .where(eq(articles.status, 'scheduled'))
    .orderBy(asc(articles.publishedAt));
  return rows.map(({ at }) => at);
}

function advancer(
  db: OriginDatabase,
  timeline: Timeline,
  feed: MatchFeed,
  newsroom: LiveNewsroom,
  schedule: readonly Date[],
): () => Promise<boolean> {
  let published = 0;
  return async () => {
    const now = timeline.now();
    const due = schedule.filter((at) => at <= now).length;
    const changes = feed.changes();
    const news = newsroom.due();
    if (changes.length === 0 && news.length === 0 && due === published) return false;
    try {
      await db.transaction(async (tx) => {
        await feed.write(tx, changes);
        await newsroom.tell(tx, news);
        if (due > published) await publishScheduled(tx, now);
      });
      published = due;
      return true;
    } catch (error) {
      feed.forget();
      newsroom.forget();
      throw error;
    }
  };
}

async function publishScheduled(db: OriginDatabase, now: Date): Promise<void> {
  await db
    .update(articles)
    .set({ status: 'published' })
    .where(and(eq(articles.status, 'scheduled'), lte(articles.publishedAt, now)));
}
