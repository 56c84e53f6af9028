import diagnostics from 'node:diagnostics_channel';

/** Published by Node for each connection that a server takes. */
const channel = 'net.server.socket';

type ConnectionQueueOptions = {
  /** So many connections are taken one after the other, and for so long, before the queue is long. */
  readonly connections: number;
  readonly ms?: number;
  /** A monotonic clock in ms, for tests. */
  readonly now?: () => number;
};

/**
 * Whether connections wait to be taken. Node takes one at each turn of its event loop (libuv since 1.45), so that a process
 * that works for ten milliseconds a turn takes a hundred in a second, however many come. The others wait in a queue of the
 * system, where nobody can count them: but as long as each turn has one to take, there are more.
 */
export class ConnectionQueue {
  readonly #connections: number;
  readonly #ms: number;
  readonly #now: () => number;
  #taken = 0;
  /** When the queue was last seen empty and how many had been taken by then, while it is not empty. */
  #since: { readonly at: number; readonly taken: number } | null = null;

  constructor({ connections, ms = 250, now = () => performance.now() }: ConnectionQueueOptions) {
    this.#connections = connections;
    this.#ms = ms;
    this.#now = now;
    diagnostics.subscribe(channel, () => this.#take());
  }

  /** Those that wait have waited for a while. Of a few in a process that is slow this is true too. */
  get isSlow(): boolean {
    return this.#since !== null && this.#now() - this.#since.at >= this.#ms;
  }

  /** And there are many. */
  get isLong(): boolean {
    return this.isSlow && this.#taken - (this.#since?.taken ?? 0) >= this.#connections;
  }

  #take(): void {
    this.#taken += 1;
    if (this.#since !== null) return;
    this.#since = { at: this.#now(), taken: this.#taken };
    setImmediate(() => this.#watchNextTurn());
  }

  /** Until a turn takes none. Then the loop may rest again. */
  #watchNextTurn(): void {
    const taken = this.#taken;
    setImmediate(() => {
      if (this.#taken === taken) this.#since = null;
      else this.#watchNextTurn();
    });
  }
}
