'use client';
import { useEffect } from 'react';
import type { LiveWords } from './watchMatches';

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
  useEffect(() => {
    let isGone = false;
    let stop = () => {};
    whenIdle(() => {
      // Nothing of it is needed to read the page.
      import('./watchMatches').then(
        ({ watchMatches }) => {
          if (!isGone) stop = watchMatches({ source, asOf, words });
        },
        // Without it the page is as it was made.
        () => {},
      );
    });
    return () => {
      isGone = true;
      stop();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the words of a site stay the same while its page is open
  }, [source, asOf]);
  return null;
}
