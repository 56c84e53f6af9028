import { setTimeout as delay } from 'node:timers/promises';

export type DatabaseReport = {
  database: 'ok' | 'unreachable' | 'not answering';
  /** How long ago it was last heard of. */
  answeredMsAgo: number;
};

/** Who asks after the health of the server is kept no longer. */
const patienceMs = 200;
/** A database that was not heard of for so long is no longer called well. */
const trustedForMs = 10_000;

/**
 * What is known of the database. It is asked one question at a time, and nobody waits for the answer behind a long read
 * or write: after a moment what was heard last counts, with its age.
 */
export class DatabaseWatch {
  readonly #ask: () => Promise<unknown>;
  #answeredAt = performance.now();
  #asking: Promise<Error | null> | null = null;

  /** The database has just answered: the server reads its sites before it listens. */
  constructor(ask: () => Promise<unknown>) {
    this.#ask = ask;
  }

  /** `error`: why the database could not be asked. */
  async report(): Promise<DatabaseReport & { error: Error | null }> {
    this.#asking ??= this.#askOnce();
    const error = await Promise.race([this.#asking, delay(patienceMs, null, { ref: false })]);
    const answeredMsAgo = Math.round(performance.now() - this.#answeredAt);
    if (error) return { database: 'unreachable', answeredMsAgo, error };
    return { database: answeredMsAgo > trustedForMs ? 'not answering' : 'ok', answeredMsAgo, error };
  }

  async #askOnce(): Promise<Error | null> {
    try {
      await this.#ask();
      this.#answeredAt = performance.now();
      return null;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    } finally {
      this.#asking = null;
    }
  }
}
