import pLimit from 'p-limit';
import { processSingleton } from './processSingleton';
import { readConcurrency } from './readConcurrency';

/** Runs a task once fewer than the allowed number are running. */
export type Limiter = <T>(task: () => Promise<T>) => Promise<T>;

/** For tests, and for backends that must not wait for each other. */
export function createLimiter(size: number): Limiter {
  return pLimit(size);
}

/**
 * Shared by all clients of the process that ask this backend; its size is `API_CONCURRENCY`. A backend that hangs holds
 * back no other.
 * @param backend a name, the same for all its clients
 */
export function sharedLimiter(backend: string): Limiter {
  const create = () => createLimiter(readConcurrency(process.env['API_CONCURRENCY']));
  return processSingleton(`limiter of ${backend}`, create);
}
