import { and, eq, notExists, notInArray, sql } from 'drizzle-orm';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { pollOptions, polls, pollVotes } from '../database/readerTables.ts';
import type { Edition } from '@cancha/newsroom/sites/loadEdition.ts';
import type { Newsroom } from '@cancha/newsroom/sites/loadNewsroom.ts';

/**
 * Brings the polls of a site to those of its newsroom. A poll or an option that has votes is never deleted:
 * a poll that left the newsroom is closed.
 */
export async function seedPolls(db: OriginDatabase, newsroom: Newsroom | Edition): Promise<void> {
  const { code } = newsroom.site;
  const rows = toPollRows(newsroom);
  const ids = rows.map(({ poll }) => poll.id);
  await retirePolls(db, code, ids);
  for (const { poll, options } of rows) {
    await db
      .insert(polls)
      .values(poll)
      .onConflictDoUpdate({ target: [polls.site, polls.id], set: poll });
    await deleteUnusedOptions(db, code, poll.id);
    await db
      .insert(pollOptions)
      .values(options)
      .onConflictDoUpdate({
        target: [pollOptions.site, pollOptions.poll, pollOptions.value],
        set: { label: sql`excluded.label`, position: sql`excluded.position` },
      });
  }
}

/** A poll about an article that is not there is left out. */
function toPollRows({ site, articles }: Newsroom | Edition) {
  const links = new Map(articles.map(({ head, link }) => [`article:${head.id}`, link]));
  return site.polls.flatMap(({ id, path = null, question, description, opens, closes = null, options }) => {
    const place = path?.startsWith('article:') ? links.get(path) : path;
    if (place === undefined) return [];
    return {
      poll: {
        ...{ site: site.code, id, question, description },
        path: place === '/' ? null : place,
        opensAt: opens,
        closesAt: closes,
      },
      options: Object.entries(options).map(([value, label], position) => ({
        ...{ site: site.code, poll: id, value, label, position },
      })),
    };
  });
}

async function retirePolls(db: OriginDatabase, site: string, kept: string[]): Promise<void> {
  const gone = and(eq(polls.site, site), notInArray(polls.id, kept));
  const votes = db
    .select()
    .from(pollVotes)
    .where(and(eq(pollVotes.site, polls.site), eq(pollVotes.poll, polls.id)));
  await db.delete(polls).where(and(gone, notExists(votes)));
  await db
    .update(polls)
    // Later than it opened, whatever clock its votes came by.
    .set({ closesAt: sql`least(${polls.closesAt}, greatest(now(), ${polls.opensAt} + interval '1 second'))` })
    .where(gone);
}

async function deleteUnusedOptions(db: OriginDatabase, site: string, poll: string): Promise<void> {
  const votes = db
    .select()
    .from(pollVotes)
    .where(
      and(
        ...[eq(pollVotes.site, pollOptions.site), eq(pollVotes.poll, pollOptions.poll)],
        eq(pollVotes.option, pollOptions.value),
      ),
    );
  await db
    .delete(pollOptions)
    .where(and(eq(pollOptions.site, site), eq(pollOptions.poll, poll), notExists(votes)));
}
