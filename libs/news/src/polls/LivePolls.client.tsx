'use client';
import { useEffect, useState, type ComponentType } from 'react';
import type { PollData } from './PollData';
import { isAnyVoted } from './rememberedVotes';

type LivePollsProps = { polls: readonly PollData[] };

/**
 * Lets the polls of a page take votes without leaving it. The script for that comes when one of them is about to be
 * seen; until then, and without it, their forms work as they stand.
 */
export function LivePolls({ polls }: LivePollsProps): React.JSX.Element | null {
  const [Votings, setVotings] = useState<ComponentType<LivePollsProps> | null>(null);

  useEffect(() => {
    let isGone = false;
    const load = () => {
      void import('./PollVotings.client').then(
        ({ PollVotings }) => {
          if (!isGone) setVotings(() => PollVotings);
        },
        // The forms are there.
        () => undefined,
      );
    };
    // Who has voted is shown the results, not the question.
    if (isAnyVoted(polls)) {
      load();
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        load();
      },
      { rootMargin: '200px' },
    );
    for (const place of document.querySelectorAll('[data-poll]')) observer.observe(place);
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [polls]);

  return Votings ? <Votings polls={polls} /> : null;
}
