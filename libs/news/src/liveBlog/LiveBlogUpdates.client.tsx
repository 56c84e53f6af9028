'use client';
import { PageQueries } from '@cancha/site/queries/PageQueries.client';
import { insertPosts } from '@cancha/ui/live/insertPosts';
import { useEffect, useEffectEvent, useRef, useState, type JSX } from 'react';
import { liveBlogElements, type LiveBlogElements } from './liveBlogElements';
import type { LiveBlogUpdate } from './LiveBlogUpdate';
import type { UpdateCursor } from './updateCursor';
import { useLiveBlog } from './useLiveBlog';

export type LiveBlogUpdatesProps = {
  source: string;
  cursor: UpdateCursor;
  /** What is said if no answer can be had. */
  staleNote: string;
};

/**
 * Says in the bar over the posts what is new in the live blog of the page. What is new is put in when the reader asks
 * for it, and never before.
 */
export function LiveBlogUpdates(props: LiveBlogUpdatesProps): JSX.Element | null {
  const [page] = useState(() => liveBlogElements(document));
  if (!page) return null;
  return (
    <PageQueries>
      <Updates {...props} page={page} />
    </PageQueries>
  );
}

function Updates({
  source,
  cursor,
  staleNote,
  page,
}: LiveBlogUpdatesProps & { page: LiveBlogElements }): null {
  const standsAt = useRef(cursor);
  const { query, cancel, forgetPosts } = useLiveBlog(source, () => standsAt.current);
  const { data, error, refetch } = query;
  const stale = data?.staleNote ?? staleNote;

  const show = useEffectEvent(() => {
    page.showNote(error ? stale : (data?.note ?? null), error !== null);
    if (data) page.showState(data);
    page.announce(data?.announcement ?? null);
  });
  useEffect(() => show(), [data, error]);

  const takeIn = async (update: LiveBlogUpdate) => {
    await cancel();
    const first = insertPosts(page.list, update.posts);
    standsAt.current = update.cursor;
    forgetPosts(update);
    page.say(first ? '' : update.note);
    if (first) page.leadTo(first);
  };
  const onUpdate = useEffectEvent(async () => {
    page.setBusy(true);
    const news = data?.announcement ? { data, error: null } : await refetch();
    page.setBusy(false);
    if (!news.data || news.error) page.say(stale);
    else if (news.data.reload) location.assign(page.update.href);
    else if (news.data.posts.length > 0) await takeIn(news.data);
    else page.say(news.data.upToDate);
  });
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void onUpdate();
    };
    page.update.addEventListener('click', onClick);
    return () => page.update.removeEventListener('click', onClick);
  }, [page]);
  return null;
}
