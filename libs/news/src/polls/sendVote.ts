import { postForm } from '@cancha/site/forms/postForm';
import type { VoteAnswer } from './answerVote';
import type { PollData } from './PollData';

/** With the minutes to wait, where the outcome is `tooMany`. */
type SentVote = VoteAnswer & { waitMinutes: number | null };

const nothing: SentVote = { outcome: 'failure', options: null, votes: null, waitMinutes: null };

/** Sends a vote, once. Never throws: what cannot be sent is a failure, and the reader may try again. */
export async function sendVote({ form }: Pick<PollData, 'form'>, answer: string): Promise<SentVote> {
  try {
    const fields = new URLSearchParams({ ...form.fields, answer });
    const { isOk, waitMinutes, body } = await postForm(form.action, fields);
    // Whoever stopped it: the reader is told how long to wait.
    if (waitMinutes !== null) return { ...nothing, outcome: 'tooMany', waitMinutes };
    const read = isOk ? (body as VoteAnswer | null) : null;
    return typeof read?.outcome === 'string' ? { ...nothing, ...read } : nothing;
  } catch {
    return nothing;
  }
}
