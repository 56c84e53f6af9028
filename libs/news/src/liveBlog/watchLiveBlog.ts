import { QueryClient, QueryObserver, type QueryObserverResult } from '@tanstack/react-query';
import { insertPosts } from '@cancha/ui/live/insertPosts';
import type { LiveBlogUpdate } from './LiveBlogUpdate';
import { liveBlogElements } from './liveBlogElements';
import type { UpdateCursor } from './updateCursor';

type Watched = { source: string; cursor: UpdateCursor; staleNote: string };

const everyMs = 60_000;
/** An answer that takes longer than this is none. */
const patienceMs = 15_000;

/**
 * Asks every minute what is new in the live blog of the page, while it is in sight, and says so in the bar over the
 * posts. What is new is put in when the reader asks for it, and never before. Returns what ends it.
 */
export function watchLiveBlog({ source, cursor: from, staleNote }: Watched): () => void {
  const page = liveBlogElements(document);
  if (!page) return () => {};
  let cursor = from;
  let stale = staleNote;

  const client = new QueryClient();
  const observer = new QueryObserver<LiveBlogUpdate>(client, {
    queryKey: ['live-blog', source],
    queryFn: ({ signal }) => ask(source, cursor, signal),
    // A page that was made ahead, or in another tab, may never be read.
    enabled: () => !document.hidden,
    refetchInterval: ({ state: { data } }) => (data?.state === 'finished' ? false : everyMs),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    retry: false,
    // Without a network the request fails at once, and the page says so.
    networkMode: 'always',
  });

  const show = ({ data, error }: Pick<QueryObserverResult<LiveBlogUpdate>, 'data' | 'error'>) => {
    if (data) stale = data.staleNote;
    page.showNote(error ? stale : (data?.note ?? null), error !== null);
    if (data) page.showState(data);
    page.announce(data?.announcement ?? null);
  };

  const takeIn = async (update: LiveBlogUpdate) => {
    // An answer under way counts from where the page no longer is.
    await client.cancelQueries();
    const first = insertPosts(page.list, update.posts);
    cursor = update.cursor;
    client.setQueryData<LiveBlogUpdate>(['live-blog', source], {
      ...update,
      posts: [],
      announcement: null,
    });
    page.say(first ? '' : update.note);
    if (first) page.leadTo(first);
  };

  const onUpdate = async () => {
    page.setBusy(true);
    const known = observer.getCurrentResult().data;
    const { data, error } = known?.announcement ? { data: known, error: null } : await observer.refetch();
    page.setBusy(false);
    if (!data || error) page.say(stale);
    else if (data.reload) location.assign(page.update.href);
    else if (data.posts.length > 0) await takeIn(data);
    else page.say(data.upToDate);
  };
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void onUpdate();
  };

  client.mount();
  const unsubscribe = observer.subscribe(show);
  page.update.addEventListener('click', onClick);
  return () => {
    page.update.removeEventListener('click', onClick);
    unsubscribe();
    observer.destroy();
    client.unmount();
    client.clear();
  };
}

async function ask(source: string, cursor: UpdateCursor, signal: AbortSignal): Promise<LiveBlogUpdate> {
  const answer = await fetch(`${source}?${new URLSearchParams(cursor)}`, {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
  });
  if (!answer.ok) throw new Error(`${source} answered ${answer.status}`);
  return (await answer.json()) as LiveBlogUpdate;
}
