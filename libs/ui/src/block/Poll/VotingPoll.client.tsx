'use client';
import { useRef, useState, type JSX, type SubmitEvent } from 'react';
import { Poll, type PollProps } from './Poll';
import type { PollOption, PollStatus } from './PollOption';

type VotingPollProps = Omit<PollProps, 'status' | 'choice' | 'onSubmit'> & {
  /** What is known before the reader does anything: `open` unless told. */
  status?: Extract<PollStatus, 'open' | 'voted' | 'closed'>;
  /** What this device has voted for already. */
  choice?: string | null;
  /**
   * Sends a vote, with the value of the answer. Gives the answers as they stand after it, or `null` where the vote
   * was not taken; what it throws counts as that. Called once a vote, however often the button is pressed.
   */
  onVote: (optionValue: string) => Promise<readonly PollOption[] | null>;
};

type Vote = Pick<PollProps, 'status' | 'choice' | 'options'>;

/** The answers after the vote, or `null` where it failed in any way. */
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

/** A poll that takes the vote without leaving the page. Until its script has come, the form does. */
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
    // The form is about to go: who stands in it is put where the result is told.
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
