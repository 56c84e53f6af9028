import { processSingleton } from './processSingleton';
import { ResponseCache } from './ResponseCache';

/** The memory all clients of the process share, with the default times and bounds. */
export function sharedResponseCache(): ResponseCache {
  return processSingleton('response-memory', () => new ResponseCache());
}
