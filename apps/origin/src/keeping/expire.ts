import { sql } from 'drizzle-orm';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { formSubmissions, polls, pollVotes } from '../database/readerTables.ts';

/** How long what readers sent is kept; what `docs/security.md` says of it. */
const kept = { messageDays: 365, voterDays: 30 };

/**
 * Deletes messages that are older than they may be, and the keys of voters of polls that closed long enough ago: their
 * votes still count.
 */
export async function expire(db: OriginDatabase, now: Date): Promise<void> {
  const before = (days: number) =>
    sql`${now.toISOString()}::timestamptz - make_interval(days => ${days}::int)`;
  await db.delete(formSubmissions).where(sql`${formSubmissions.receivedAt} < ${before(kept.messageDays)}`);
  await db
    .update(pollVotes)
    .set({ voter: null })
    .where(
      sql`${pollVotes.voter} is not null and exists (
        select 1 from ${polls} where ${polls.site} = ${pollVotes.site} and ${polls.id} = ${pollVotes.poll}
        and ${polls.closesAt} < ${before(kept.voterDays)}
      )`,
    );
}
