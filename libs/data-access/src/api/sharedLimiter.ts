import pLimit from 'p-limit';
import { processSingleton } from './processSingleton';
import { readConcurrency } from './readConcurrency';

/** Runs a task when fewer than the allowed number are under way. */
export type Limiter = <T>(task: () => Promise<T>) => Promise<T>;

/** A limiter of its own size; for tests and for backends that must not wait for one another. */
export function createLimiter(size: number): Limiter {
  return pLimit(size);
}

/** The limiter all clients of the process share, sized by `API_CONCURRENCY`. */
export function sharedLimiter(): Limiter {
  return processSingleton('limiter', () => createLimiter(readConcurrency(process.env['API_CONCURRENCY'])));
}
