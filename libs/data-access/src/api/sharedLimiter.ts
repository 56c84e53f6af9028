import pLimit from 'p-limit';
import { processSingleton } from './processSingleton';
import { readConcurrency } from './readConcurrency';

/** Runs a task once fewer than the allowed number are running. */
export type Limiter = <T>(task: () => Promise<T>) => Promise<T>;

/** For tests, and for backends that must not wait for each other. */
export function createLimiter(size: number): Limiter {
  return pLimit(size);
}

/** Shared by all clients of the process; its size is `API_CONCURRENCY`. */
export function sharedLimiter(): Limiter {
  return processSingleton('limiter', () => createLimiter(readConcurrency(process.env['API_CONCURRENCY'])));
}
