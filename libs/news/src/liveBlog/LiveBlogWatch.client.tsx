'use client';
import { whenIdle } from '@cancha/site/device/whenIdle';
import { useEffect } from 'react';
import type { UpdateCursor } from './updateCursor';

type LiveBlogWatchProps = {
  source: string;
  cursor: UpdateCursor;
  /** What is said if no answer can be had. */
  staleNote: string;
};

/** Watches a live blog for what is new. All it shows is in the page already; it only brings it up to date. */
export function LiveBlogWatch({ source, cursor, staleNote }: LiveBlogWatchProps): null {
  const { after, since } = cursor;
  useEffect(
    () =>
      // Without it the update button loads the page, as it does without JavaScript.
      whenIdle(async () => {
        const { watchLiveBlog } = await import('./watchLiveBlog');
        return watchLiveBlog({ source, cursor: { after, since }, staleNote });
      }),
    [source, after, since, staleNote],
  );
  return null;
}
