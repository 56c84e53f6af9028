import { and, desc, eq, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import type { Site } from '../content/Site.ts';
import { polls } from '../database/readerTables.ts';

export type PollRow = typeof polls.$inferSelect;

/** What polls are looked up in. */
export type PollContext = { db: OriginDatabase; site: Pick<Site, 'lineage'>; now: Date };

/** `null` for the front page, whatever way it is written. */
export function pollPath(given: string): string | null {
  const path = `/${given.replace(/^\/+|\/+$/g, '')}`;
  return path === '/' ? null : path;
}

/**
 * The poll a page shows: the newest that is open, else the one that closed last. A site without a poll there shows that
 * of the site whose news it publishes.
 */
export async function findShownPoll(context: PollContext, path: string | null): Promise<PollRow | null> {
  const { db, now, site } = context;
  const isOpen = sql`coalesce(${polls.closesAt} > ${now.toISOString()}, true)`;
  const [row] = await db
    .select()
    .from(polls)
    .where(askedAt(context, path))
    .orderBy(
      nearestFirst(site),
      desc(isOpen),
      desc(sql`case when ${isOpen} then ${polls.opensAt} else ${polls.closesAt} end`),
      desc(polls.id),
    )
    .limit(1);
  return row ?? null;
}

/** The newest that are listed. */
const mostListed = 50;

/**
 * Every poll of a site that has opened: the open ones first, each kind by its time. Where the site asks something on a page
 * itself, what is asked there by the site whose news it publishes is not listed.
 */
export async function findPolls(context: PollContext): Promise<PollRow[]> {
  const { db, now, site } = context;
  const rows = await db
    .select()
    .from(polls)
    .where(and(inArray(polls.site, site.lineage), lte(polls.opensAt, now)))
    .orderBy(desc(polls.opensAt), desc(polls.id));
  const distance = (row: PollRow) => site.lineage.indexOf(row.site);
  const nearest = new Map<string | null, number>();
  for (const row of rows) nearest.set(row.path, Math.min(nearest.get(row.path) ?? Infinity, distance(row)));
  const own = rows.filter((row) => distance(row) === nearest.get(row.path));
  return [...own.filter((row) => isOpen(row, now)), ...own.filter((row) => !isOpen(row, now))].slice(
    0,
    mostListed,
  );
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
    .where(and(askedAt(context, path), eq(polls.question, question.normalize('NFC').trim())))
    .orderBy(nearestFirst(context.site))
    .limit(1);
  return row ?? null;
}

export function isOpen({ closesAt }: PollRow, now: Date): boolean {
  return closesAt === null || closesAt > now;
}

/** Nobody sees a poll before it opens. */
function askedAt({ site, now }: PollContext, path: string | null) {
  const here = path === null ? isNull(polls.path) : eq(polls.path, path);
  return and(inArray(polls.site, site.lineage), here, lte(polls.opensAt, now));
}

/** Own polls before those of the site whose news this one publishes. */
function nearestFirst({ lineage }: Pick<Site, 'lineage'>): SQL {
  return sql`array_position(${sql.param(lineage)}::text[], ${polls.site})`;
}
