import { perProcess } from './perProcess';
import { ResponseMemory } from './ResponseMemory';

/** The memory all clients of the process share, with the default times and bounds. */
export function processMemory(): ResponseMemory {
  return perProcess('response-memory', () => new ResponseMemory());
}
