'use client';
import { whenIdle } from '@cancha/site/device/whenIdle';
import { useEffect, useEffectEvent } from 'react';
import type { LiveWords, watchMatches } from './watchMatches';

type LiveMatchesWatchProps = {
  source: string;
  /** Of when those of the page are, in ms since 1970 by our clock. */
  asOf: number;
  words: LiveWords;
};

/** Watches the scores of a page. All it shows is in the page already; it only brings it up to date. */
export function LiveMatchesWatch({ source, asOf, words }: LiveMatchesWatchProps): null {
  // The words are an object of their own at each render, and no reason to begin anew.
  const withWords = useEffectEvent((watch: typeof watchMatches, from: string, since: number) =>
    watch({ source: from, asOf: since, words }),
  );
  useEffect(
    () =>
      whenIdle(async () => {
        const loaded = await import('./watchMatches');
        return withWords(loaded.watchMatches, source, asOf);
      }),
    [source, asOf],
  );
  return null;
}
