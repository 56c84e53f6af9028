'use client';
import { useEffect } from 'react';
import type { UpdateCursor } from './updateCursor';

type LiveBlogWatchProps = {
  /** Where to ask what is new. */
  source: string;
  /** Where the page stands. */
  cursor: UpdateCursor;
  /** What is said if no answer can be had. */
  staleNote: string;
};

const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 3_000 }) : setTimeout(run, 1_000);

/** Watches a live blog for what is new. All it shows is in the page already; it only brings it up to date. */
export function LiveBlogWatch({ source, cursor, staleNote }: LiveBlogWatchProps): null {
  const { after, since } = cursor;
  useEffect(() => {
    let isGone = false;
    let stop = () => {};
    whenIdle(() => {
      // Nothing of it is needed to read the page.
      import('./watchLiveBlog').then(
        ({ watchLiveBlog }) => {
          if (!isGone) stop = watchLiveBlog({ source, cursor: { after, since }, staleNote });
        },
        // Without it the update button loads the page, as it does without JavaScript.
        () => {},
      );
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [source, after, since, staleNote]);
  return null;
}
