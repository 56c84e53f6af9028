import { and, asc, count, eq } from 'drizzle-orm';
import { pollOptions, pollVotes } from '../database/readerTables.ts';
import { isOpen, type PollContext, type PollRow } from './findPoll.ts';
import type { PollWire } from './pollSchema.ts';

/** A poll as it stands: with the votes of each option. */
export async function readPoll({ db, now }: PollContext, poll: PollRow): Promise<PollWire> {
  const { value, label, position } = pollOptions;
  const options = await db
    .select({ optionValue: value, label, votes: count(pollVotes.id) })
    .from(pollOptions)
    .leftJoin(
      pollVotes,
      and(
        ...[eq(pollVotes.site, pollOptions.site), eq(pollVotes.poll, pollOptions.poll)],
        eq(pollVotes.option, value),
      ),
    )
    .where(and(eq(pollOptions.site, poll.site), eq(pollOptions.poll, poll.id)))
    .groupBy(value, label, position)
    .orderBy(asc(position), asc(value));
  return {
    question: poll.question,
    description: poll.description,
    options,
    path: poll.path ?? '/',
    votes: options.reduce((sum, { votes }) => sum + votes, 0),
    is_open: isOpen(poll, now),
    closes_at: poll.closesAt?.toISOString() ?? null,
  };
}
