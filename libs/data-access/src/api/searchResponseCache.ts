import { processSingleton } from './processSingleton';
import { ResponseCache } from './ResponseCache';

/**
 * Of searches: anybody can make up as many as they like, and none of them is to push out the answers that pages live on
 * while a backend is down.
 */
export function searchResponseCache(): ResponseCache {
  return processSingleton(
    'search-response-memory',
    () => new ResponseCache({ maxEntries: 200, maxSize: 5_000_000, staleIfErrorMs: 60_000 }),
  );
}
