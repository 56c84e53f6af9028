import { InfiniteQueryObserver, QueryClient, type InfiniteData } from '@tanstack/react-query';
import type { MorePage } from './morePaths';

/** How long a list that was left is remembered as it was. */
const rememberedMs = 30 * 60_000;

const client = new QueryClient();

/** The page a document came with has its cards already. */
type FirstPage = Pick<MorePage, 'page' | 'address' | 'next'>;

const keyOf = (source: string, page: number) => ['list', source, page] as const;

export type MoreObserver = InfiniteQueryObserver<
  MorePage,
  Error,
  InfiniteData<MorePage>,
  ReturnType<typeof keyOf>,
  number
>;

async function fetchPage(source: string, page: number, signal: AbortSignal): Promise<MorePage> {
  const answer = await fetch(source + String(page), { signal, headers: { Accept: 'application/json' } });
  if (!answer.ok) throw new Error(`Page ${page} was answered with ${answer.status}`);
  return (await answer.json()) as MorePage;
}

/**
 * The pages of a list from the one of the document on. A reader who returns finds the pages that were loaded; a new
 * visit begins anew.
 */
export function observeMore(source: string, first: FirstPage, returning: boolean): MoreObserver {
  const queryKey = keyOf(source, first.page);
  if (!returning) client.removeQueries({ queryKey });
  return new InfiniteQueryObserver(client, {
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage(source, pageParam, signal),
    initialData: { pages: [{ ...first, cards: [], pager: '' }], pageParams: [first.page] },
    initialPageParam: first.page,
    getNextPageParam: ({ next }) => next,
    // What is being read never changes under the reader.
    staleTime: Infinity,
    gcTime: rememberedMs,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchOnMount: false,
    retry: 1,
  });
}
