import { and, eq } from 'drizzle-orm';
import { pollOptions, pollVotes } from '../database/readerTables.ts';
import { ApiProblem } from '../server/ApiProblem.ts';
import { isOpen, type PollContext, type PollRow } from './findPoll.ts';

/**
 * Stores a vote; of one voter the first, so that a repeated request counts once. Without a voter each counts.
 * Throws when there is no such option, when the poll is closed, and when the voter chose another option before.
 */
export async function castVote(
  context: PollContext,
  poll: PollRow,
  option: string,
  voter: string | null,
): Promise<void> {
  const { db, now } = context;
  const { site, id } = poll;
  const [known] = await db
    .select()
    .from(pollOptions)
    .where(and(eq(pollOptions.site, site), eq(pollOptions.poll, id), eq(pollOptions.value, option)));
  if (!known) throw new ApiProblem(400, 'unknown-option', `The poll has no option ${option}.`);

  // Before the poll's time is looked at: a repetition may come after the poll closed.
  if (await hasVoted(context, poll, option, voter)) return;
  if (!isOpen(poll, now)) throw new ApiProblem(409, 'poll-closed', 'The poll is closed.');
  const stored = await db
    .insert(pollVotes)
    .values({ site, poll: id, option, voter, votedAt: new Date() })
    .onConflictDoNothing({ target: [pollVotes.site, pollVotes.poll, pollVotes.voter] })
    .returning({ id: pollVotes.id });
  // Another request of the same voter came in between.
  if (stored.length === 0) await hasVoted(context, poll, option, voter);
}

async function hasVoted(
  { db }: PollContext,
  { site, id }: PollRow,
  option: string,
  voter: string | null,
): Promise<boolean> {
  if (voter === null) return false;
  const [vote] = await db
    .select({ option: pollVotes.option })
    .from(pollVotes)
    .where(and(eq(pollVotes.site, site), eq(pollVotes.poll, id), eq(pollVotes.voter, voter)));
  if (vote && vote.option !== option) {
    throw new ApiProblem(409, 'already-voted', `This voter chose ${vote.option} before.`);
  }
  return vote !== undefined;
}
