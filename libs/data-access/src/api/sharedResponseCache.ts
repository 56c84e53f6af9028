import { processSingleton } from './processSingleton';
import { ResponseCache } from './ResponseCache';

/** Shared by all clients of the process. */
export function sharedResponseCache(): ResponseCache {
  return processSingleton('response-memory', () => new ResponseCache());
}
