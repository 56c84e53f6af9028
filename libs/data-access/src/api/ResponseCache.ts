import { LRUCache } from 'lru-cache';

/** What a fetch brings: the mapped value, `null` for absent, and its weight in characters of the answer. */
export type Loaded<T> = { readonly value: T | null; readonly size: number };

export type ResponseCacheOptions = {
  /** How long an answer counts as fresh, in ms. */
  readonly revalidateMs?: number;
  /** How long the last good answer may stand in for a failing backend, in ms. */
  readonly staleIfErrorMs?: number;
  /** How long a reader waits for a slow backend when a good answer is at hand, in ms. */
  readonly waitBeforeStaleMs?: number;
  /** How long a backend that failed is left alone under a key, in ms: its readers get the same error at once. */
  readonly errorTtlMs?: number;
  readonly maxEntries?: number;
  /** Bound on the answers held, in characters of their JSON. */
  readonly maxSize?: number;
  /** A clock in ms, for tests. Monotonic: a corrected wall clock must not make old answers young. */
  readonly now?: () => number;
};

type Good = { readonly value: unknown; readonly at: number };
type Entry = {
  readonly at: number;
  readonly absent: boolean;
  readonly good: Good | null;
  readonly size: number;
};
type Failure = { readonly error: unknown; readonly at: number };
type Pending = { readonly startedAt: number; readonly loaded: Promise<unknown> };

/** Called once per failed fetch that an older answer of that age, in ms, stands in for. */
export type OnStale = (error: unknown, ageMs: number) => void;

const tooSlow = Symbol('too slow');

/**
 * Answers of the backends, already mapped. Fresh for moments, one fetch at a time for each key, and the last
 * good one at hand for when the backend fails or is slow. A failure is never an answer: it is only not asked for
 * again in the same moment, by the many readers of a page or by the several parts of one.
 */
export class ResponseCache {
  readonly #options: Required<ResponseCacheOptions>;
  readonly #entries: LRUCache<string, Entry>;
  readonly #failures: LRUCache<string, Failure>;
  readonly #pending = new Map<string, Pending>();

  constructor(options: ResponseCacheOptions = {}) {
    this.#options = { ...defaults, ...options };
    const { maxEntries, maxSize } = this.#options;
    this.#entries = new LRUCache({ max: maxEntries, maxSize, sizeCalculation: ({ size }) => size });
    this.#failures = new LRUCache({ max: maxEntries });
  }

  /**
   * The answer under `key`, which must name one cacheKey of value. Rejects with the error of `load` only when no
   * good answer is younger than `staleIfErrorMs`.
   */
  async get<T>(key: string, load: () => Promise<Loaded<T>>, onStale: OnStale): Promise<T | null> {
    const entry = this.#entries.get(key);
    if (entry && this.#options.now() - entry.at < this.#options.revalidateMs) return latest<T>(entry);

    const good = this.#usable(entry);
    const failure = this.#failures.get(key);
    if (failure && this.#options.now() - failure.at < this.#options.errorTtlMs) {
      if (good) return good.value as T;
      throw failure.error;
    }
    const pending = this.#pending.get(key) ?? this.#start(key, load, onStale);
    if (!good) return (await pending.loaded) as T | null;
    return (await this.#orGood(pending, good, entry?.absent ?? false)) as T | null;
  }

  async #orGood(pending: Pending, good: Good, lastAbsent: boolean): Promise<unknown> {
    // Also catches a failure that comes when this reader has long been served.
    const answer = pending.loaded.catch(() => good.value);
    // What was last seen withdrawn is not brought back merely because the backend is slow.
    if (lastAbsent) return answer;

    const waited = this.#options.now() - pending.startedAt;
    const left = Math.max(0, this.#options.waitBeforeStaleMs - waited);
    const patience = Promise.withResolvers<typeof tooSlow>();
    // Not an abortable one: each abort makes an error with its stack, which costs more than the memory's answer.
    const timer = setTimeout(() => patience.resolve(tooSlow), left);
    const first = await Promise.race([answer, patience.promise]);
    clearTimeout(timer);
    return first === tooSlow ? good.value : first;
  }

  #start<T>(key: string, load: () => Promise<Loaded<T>>, onStale: OnStale): Pending {
    const loaded = this.#load(key, load, onStale).finally(() => this.#pending.delete(key));
    const pending = { startedAt: this.#options.now(), loaded };
    this.#pending.set(key, pending);
    return pending;
  }

  async #load<T>(key: string, load: () => Promise<Loaded<T>>, onStale: OnStale): Promise<T | null> {
    try {
      const { value, size } = await load();
      this.#store(key, value, size);
      this.#failures.delete(key);
      return value;
    } catch (error) {
      this.#failures.set(key, { error, at: this.#options.now() });
      const good = this.#usable(this.#entries.peek(key));
      if (good) onStale(error, this.#options.now() - good.at);
      throw error;
    }
  }

  #store(key: string, value: unknown, size: number): void {
    const at = this.#options.now();
    const before = this.#entries.peek(key);
    const entry =
      value === null
        ? { at, absent: true, good: before?.good ?? null, size: before?.size ?? 1 }
        : { at, absent: false, good: { value, at }, size: Math.max(1, size) };
    this.#entries.set(key, entry);
  }

  #usable(entry: Entry | undefined): Good | null {
    const good = entry?.good;
    return good && this.#options.now() - good.at < this.#options.staleIfErrorMs ? good : null;
  }
}

const defaults: Required<ResponseCacheOptions> = {
  revalidateMs: 2_000,
  staleIfErrorMs: 24 * 60 * 60 * 1_000,
  waitBeforeStaleMs: 1_500,
  errorTtlMs: 2_000,
  maxEntries: 5_000,
  maxSize: 100_000_000,
  now: () => performance.now(),
};

function latest<T>(entry: Entry): T | null {
  return entry.absent ? null : (entry.good?.value as T);
}
