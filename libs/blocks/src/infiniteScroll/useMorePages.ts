import { useInfiniteQuery, type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query';
import type { MorePage } from './morePaths';

/** The page a document came with has its cards already. */
type FirstPage = Pick<MorePage, 'page' | 'address' | 'next'>;

/** The pages of a list from the one of the document on. `source`: address of further pages, as far as their number. */
export function useMorePages(
  source: string,
  first: FirstPage,
): UseInfiniteQueryResult<InfiniteData<MorePage, number>> {
  return useInfiniteQuery({
    queryKey: ['list', source, first.page],
    queryFn: ({ pageParam, signal }) => fetchPage(source, pageParam, signal),
    initialData: { pages: [{ ...first, cards: [], pager: '' }], pageParams: [first.page] },
    initialPageParam: first.page,
    getNextPageParam: ({ next }: MorePage) => next,
    // What is being read never changes under the reader.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchOnMount: false,
    retry: 1,
  });
}

async function fetchPage(source: string, page: number, signal: AbortSignal): Promise<MorePage> {
  const answer = await fetch(source + String(page), { signal, headers: { Accept: 'application/json' } });
  if (!answer.ok) throw new Error(`Page ${page} was answered with ${answer.status}`);
  return (await answer.json()) as MorePage;
}
