'use client';
import { useRef, useState, type JSX, type SubmitEvent } from 'react';
import { Poll, type PollProps } from './Poll';
import type { PollOption, PollStatus } from './PollOption';

type VotingPollProps = Omit<PollProps, 'status' | 'choice' | 'onSubmit'> & {
  /** Initial status. Default `open`. */
  status?: Extract<PollStatus, 'open' | 'voted' | 'closed'>;
  /** What this device voted for. */
  choice?: string | null;
  /**
   * Sends a vote. Resolves with the new results, or `null` if the vote was not accepted; an exception counts as that.
   * Called once per vote, also on double clicks.
   */
  onVote: (optionValue: string) => Promise<readonly PollOption[] | null>;
};

type Vote = Pick<PollProps, 'status' | 'choice' | 'options'>;

/** The new results, or `null` after any failure. */
async function send(
  onVote: VotingPollProps['onVote'],
  answer: string,
): Promise<readonly PollOption[] | null> {
  try {
    return await onVote(answer);
  } catch {
    return null;
  }
}

/** Votes without leaving the page. Until it is hydrated, the form works. */
export function VotingPoll({
  status = 'open',
  choice = null,
  options,
  onVote,
  ...poll
}: VotingPollProps): JSX.Element {
  const [vote, setVote] = useState<Vote | null>(null);
  const isPending = useRef(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const answer = new FormData(form).get('answer');
    if (isPending.current || typeof answer !== 'string') return;

    isPending.current = true;
    setVote({ status: 'voting', choice: answer, options });
    const after = await send(onVote, answer);
    isPending.current = false;
    // The form with the focus is removed: move it to the status.
    const poll = form.parentElement;
    if (after && poll?.contains(document.activeElement))
      poll.querySelector<HTMLElement>('[role="status"]')?.focus();
    setVote({ status: after ? 'voted' : 'failed', choice: answer, options: after ?? options });
  };

  return (
    <Poll
      {...poll}
      {...(vote ?? { status, choice, options })}
      onSubmit={(event) => {
        void submit(event);
      }}
    />
  );
}
