'use client';
import { useEffect, useEffectEvent } from 'react';
import type { LiveWords, watchMatches } from './watchMatches';

type LiveMatchesWatchProps = {
  /** Where to ask how matches stand. */
  source: string;
  /** Of when those of the page are, in ms since 1970 by our clock. */
  asOf: number;
  words: LiveWords;
};

const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 3_000 }) : setTimeout(run, 1_000);

/** Watches the scores of a page. All it shows is in the page already; it only brings it up to date. */
export function LiveMatchesWatch({ source, asOf, words }: LiveMatchesWatchProps): null {
  // The words are an object of their own at each render, and no reason to begin anew.
  const withWords = useEffectEvent((watch: typeof watchMatches, from: string, since: number) =>
    watch({ source: from, asOf: since, words }),
  );
  useEffect(() => {
    let isGone = false;
    let stop = () => {};
    whenIdle(() => {
      // Nothing of it is needed to read the page.
      import('./watchMatches').then(
        (loaded) => {
          if (!isGone) stop = withWords(loaded.watchMatches, source, asOf);
        },
        // Without it the page is as it was made.
        () => {},
      );
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [source, asOf]);
  return null;
}
