'use client';
import { PageQueries } from '@cancha/site/queries/PageQueries.client';
import { contentChange } from '@cancha/ui/base/contentChange';
import { useEffect, useEffectEvent, useRef, useState, type JSX } from 'react';
import { canChange, createScoreboard, type LiveWords } from './createScoreboard';
import type { Told } from './LiveUpdate';
import { useLiveMatches } from './useLiveMatches';

export type LiveScoresProps = {
  source: string;
  /** Of when those of the page are, in ms since 1970 by our clock. */
  asOf: number;
  /** How often it asks. */
  everyMs: number;
  words: LiveWords;
  told: Told | null;
};

const ageEveryMs = 5_000;

/** Keeps the scores of a page up to date and announces goals. All that is shown is in the page already. */
export function LiveScores(props: LiveScoresProps): JSX.Element {
  return (
    <PageQueries>
      <Scores {...props} />
    </PageQueries>
  );
}

function Scores({ source, asOf, everyMs, words, told }: LiveScoresProps): JSX.Element {
  const [scoreboard] = useState(() => createScoreboard(document, asOf, told));
  const announcer = useRef<HTMLParagraphElement>(null);
  const { data, dataUpdatedAt, isFetchedAfterMount, refetch } = useLiveMatches(source, { asOf, everyMs });

  const take = useEffectEvent(() => {
    if (!data || !isFetchedAfterMount) return;
    const news = scoreboard.take(data, dataUpdatedAt, words);
    if (announcer.current && news !== '') announcer.current.textContent = news;
  });
  useEffect(() => take(), [data, dataUpdatedAt]);

  const showAge = useEffectEvent(() => scoreboard.showAge(words));
  useEffect(() => {
    showAge();
    const timer = setInterval(showAge, ageEveryMs);
    return () => clearInterval(timer);
  }, []);

  useEffect(() => {
    // Another view of the page, as a minute of a match, has other scores or none.
    const onContentChange = () => {
      showAge();
      if (canChange(document)) void refetch();
    };
    document.addEventListener(contentChange, onContentChange);
    return () => document.removeEventListener(contentChange, onContentChange);
  }, [refetch]);

  return <p ref={announcer} className="srOnly" role="status" data-announcer="" />;
}
