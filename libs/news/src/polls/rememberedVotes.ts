import type { PollData } from './PollData';

type Asked = Pick<PollData, 'form' | 'question'>;

const keyOf = ({ form, question }: Asked) => `poll:${form.fields['path'] ?? ''}:${question}`;

/** What this device has voted for; `null` where it has not, or may not remember. */
export function rememberedVote(poll: Asked): string | null {
  try {
    return localStorage.getItem(keyOf(poll));
  } catch {
    return null;
  }
}

export function rememberVote(poll: Asked, answer: string): void {
  try {
    localStorage.setItem(keyOf(poll), answer);
  } catch {
    // The vote counts all the same; the next visit asks again, and the backend knows.
  }
}

export const isAnyVoted = (polls: readonly Asked[]): boolean =>
  polls.some((poll) => rememberedVote(poll) !== null);
