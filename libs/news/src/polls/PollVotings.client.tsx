'use client';
import { sayMinutes } from '@cancha/site/forms/postForm';
import { VotingPoll } from '@cancha/ui/block/Poll/VotingPoll.client';
import { useLayoutEffect, useState, type JSX } from 'react';
import { createPortal } from 'react-dom';
import type { PollData } from './PollData';
import { pollProps } from './pollProps';
import { rememberedVote, rememberVote } from './rememberedVotes';
import { sendVote } from './sendVote';

/** The polls of a page, each in the place of its form. */
export function PollVotings({ polls }: { polls: readonly PollData[] }): JSX.Element {
  return (
    <>
      {polls.map((poll) => (
        <PollVoting key={poll.id} poll={poll} />
      ))}
    </>
  );
}

/** One poll. It takes the place of the form it came as, with the answer a reader may have chosen meanwhile. */
function PollVoting({ poll }: { poll: PollData }): JSX.Element | null {
  const [place, setPlace] = useState<{ element: Element; chosen: string | null } | null>(null);
  const [words, setWords] = useState(poll.words);

  useLayoutEffect(() => {
    const element = document.querySelector(`[data-poll="${poll.id}"]`);
    // Who is choosing an answer right now is not to lose the place: the form does as well.
    if (!element || element.contains(document.activeElement)) return;
    const chosen = element.querySelector<HTMLInputElement>('input[name=answer]:checked')?.value ?? null;
    element.replaceChildren();
    // Before the browser paints, so that nothing is seen to go and come. The element is not React's to know before.
    // eslint-disable-next-line react-hooks/set-state-in-effect -- see above
    setPlace({ element, chosen });
  }, [poll.id]);

  if (!place) return null;
  const voted = rememberedVote(poll);
  const onVote = async (answer: string) => {
    const result = await sendVote(poll, answer);
    if (result.outcome === 'voted') {
      rememberVote(poll, answer);
      setWords({ ...words, votes: result.votes ?? words.votes });
      return result.options ?? poll.options;
    }
    setWords({ ...words, failed: failureOf(result, poll.words) });
    return null;
  };
  return createPortal(
    <VotingPoll
      {...pollProps({ ...poll, words })}
      status={voted === null ? 'open' : 'voted'}
      choice={voted ?? place.chosen}
      onVote={onVote}
    />,
    place.element,
  );
}

function failureOf(
  { outcome, waitMinutes }: Awaited<ReturnType<typeof sendVote>>,
  { alreadyVoted, closed, failed, tooMany }: PollData['words'],
): string {
  if (waitMinutes !== null) return sayMinutes(tooMany, waitMinutes);
  if (outcome === 'alreadyVoted') return alreadyVoted;
  return outcome === 'over' ? closed : failed;
}
