import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { liveDataMs } from '@cancha/blocks/liveMatches/refreshTimes';
import type { LiveBlogUpdate } from './LiveBlogUpdate';
import type { UpdateCursor } from './updateCursor';

/** An answer that takes longer than this is none. */
const patienceMs = 15_000;

type LiveBlogQuery = {
  query: UseQueryResult<LiveBlogUpdate>;
  /** Gives up what is under way: it counts from where the page no longer is. */
  cancel: () => Promise<void>;
  /** Keeps what is known as of now, without the posts that the page has taken in. */
  forgetPosts: (taken: LiveBlogUpdate) => void;
};

/** Asks every half minute what is new in a live blog, while it is in sight. `cursorOf` says how far the page is. */
export function useLiveBlog(source: string, cursorOf: () => UpdateCursor): LiveBlogQuery {
  const client = useQueryClient();
  const queryKey = ['live-blog', source];
  const query = useQuery<LiveBlogUpdate>({
    queryKey,
    queryFn: ({ signal }) => ask(source, cursorOf(), signal),
    // A page that was made ahead, or in another tab, may never be read.
    enabled: () => !document.hidden,
    refetchInterval: ({ state: { data } }) => (data?.state === 'finished' ? false : liveDataMs),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    retry: false,
    // Without a network the request fails at once, and the page says so.
    networkMode: 'always',
  });
  return {
    query,
    cancel: () => client.cancelQueries({ queryKey }),
    forgetPosts: (taken) => {
      client.setQueryData<LiveBlogUpdate>(queryKey, { ...taken, posts: [], announcement: null });
    },
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
