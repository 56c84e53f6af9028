import pLimit from 'p-limit';
import { processSingleton } from './processSingleton';
import { readConcurrency } from './readConcurrency';

/** Runs a task once fewer than the allowed number are running. Rejects with `TooManyCalls` where too many wait already. */
export type Limiter = <T>(task: () => Promise<T>) => Promise<T>;

/** So many calls wait for each that runs: before a backend that hangs there would be no end of them. */
const waitingForEach = 5;

export class TooManyCalls extends Error {
  override readonly name = 'TooManyCalls';
}

/** For tests, and for backends that must not wait for each other. */
export function createLimiter(size: number): Limiter {
  const limit = pLimit(size);
  return async (task) => {
    if (limit.pendingCount >= size * waitingForEach) throw new TooManyCalls('too many calls wait');
    return limit(task);
  };
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
