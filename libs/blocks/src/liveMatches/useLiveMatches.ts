import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { canChange } from './createScoreboard';
import type { LiveUpdate } from './LiveUpdate';

/** An answer that takes longer than this is none. */
const patienceMs = 15_000;
/** A page as young as this need not ask at once. */
const youngMs = 15_000;

/**
 * Asks again and again how the matches of the page stand, while it is in sight. `asOf`: of when those of the page are, in
 * ms since 1970.
 */
export function useLiveMatches(
  source: string,
  { asOf, everyMs }: { asOf: number; everyMs: number },
): UseQueryResult<LiveUpdate> {
  return useQuery<LiveUpdate>({
    queryKey: ['live-matches', source],
    queryFn: ({ signal }) => ask(source, signal),
    initialData: { ageMs: 0, matches: [] },
    initialDataUpdatedAt: asOf,
    // A page that was made ahead, or in another tab, may never be read.
    enabled: () => !document.hidden,
    staleTime: youngMs,
    refetchInterval: () => (canChange(document) ? everyMs : false),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    // An answer that says the same as the last one is one too.
    structuralSharing: false,
    retry: false,
    networkMode: 'always',
  });
}

async function ask(source: string, signal: AbortSignal): Promise<LiveUpdate> {
  const answer = await fetch(source, {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
  });
  if (!answer.ok) throw new Error(`${source} answered ${answer.status}`);
  const update = (await answer.json()) as LiveUpdate;
  // What it lay in a cache on the way.
  const lain = Number(answer.headers.get('age')) || 0;
  return { ...update, ageMs: update.ageMs + lain * 1_000 };
}
