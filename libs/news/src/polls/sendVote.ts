import type { VoteAnswer } from './answerVote';
import type { PollData } from './PollData';

const nothing: VoteAnswer = { outcome: 'failure', options: null, votes: null };

/** Sends a vote, once. Never throws: what cannot be sent is a failure, and the reader may try again. */
export async function sendVote({ form }: Pick<PollData, 'form'>, answer: string): Promise<VoteAnswer> {
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams({ ...form.fields, answer }),
    });
    // A refusal says why.
    const isAnswer = response.ok || response.status === 429;
    const read = (isAnswer ? await response.json() : null) as VoteAnswer | null;
    return typeof read?.outcome === 'string' ? read : nothing;
  } catch {
    return nothing;
  }
}
