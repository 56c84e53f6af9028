import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { polls } from '../database/readerTables.ts';

export type PollRow = typeof polls.$inferSelect;

/** What polls are looked up in. */
export type PollContext = { db: OriginDatabase; site: { code: string }; now: Date };

/** `null` for the front page, whatever way it is written. */
export function pollPath(given: string): string | null {
  const path = `/${given.replace(/^\/+|\/+$/g, '')}`;
  return path === '/' ? null : path;
}

/** The poll a page shows: the newest that is open, else the one that closed last. */
export async function findShownPoll(context: PollContext, path: string | null): Promise<PollRow | null> {
  const { db, now } = context;
  const isOpen = sql`coalesce(${polls.closesAt} > ${now.toISOString()}, true)`;
  const [row] = await db
    .select()
    .from(polls)
    .where(askedAt(context, path))
    .orderBy(
      desc(isOpen),
      desc(sql`case when ${isOpen} then ${polls.opensAt} else ${polls.closesAt} end`),
      desc(polls.id),
    )
    .limit(1);
  return row ?? null;
}

/** The poll that asks just this on a page. */
export async function findAskedPoll(
  context: PollContext,
  path: string | null,
  question: string,
): Promise<PollRow | null> {
  const [row] = await context.db
    .select()
    .from(polls)
    .where(and(askedAt(context, path), eq(polls.question, question.normalize('NFC').trim())));
  return row ?? null;
}

export function isOpen({ closesAt }: PollRow, now: Date): boolean {
  return closesAt === null || closesAt > now;
}

/** Nobody sees a poll before it opens. */
function askedAt({ site, now }: PollContext, path: string | null) {
  const here = path === null ? isNull(polls.path) : eq(polls.path, path);
  return and(eq(polls.site, site.code), here, lte(polls.opensAt, now));
}
