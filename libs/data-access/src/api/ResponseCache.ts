import { LRUCache } from 'lru-cache';

/** A fetched value, `null` for not found; `size` is the length of the response. */
export type Loaded<T> = { readonly value: T | null; readonly size: number };

export type ResponseCacheOptions = {
  /** How long a response is fresh, in ms. */
  readonly revalidateMs?: number;
  /** How long the last good response may be used while the backend fails, in ms. */
  readonly staleIfErrorMs?: number;
  /** How long to wait for a slow backend before using a stale response, in ms. */
  readonly waitBeforeStaleMs?: number;
  /** How long an error is cached, in ms: the backend is not asked again meanwhile. */
  readonly errorTtlMs?: number;
  readonly maxEntries?: number;
  /** Limit on the cached responses, in characters of their JSON. */
  readonly maxSize?: number;
  /** In ms, for tests. Monotonic: a corrected wall clock must not make stale entries fresh. */
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

/** Called once per failed fetch for which a stale response of this age is used. */
export type OnStale = (error: unknown, ageMs: number) => void;

const tooSlow = Symbol('too slow');

/**
 * Responses of the backends, already mapped. Fresh for seconds, one fetch at a time per key. The last good response is
 * used while the backend fails or is slow. Errors are cached for moments only, so that the parts of one page do not
 * ask a failing backend again and again.
 */
export class ResponseCache {
  readonly #options: Required<ResponseCacheOptions>;
  readonly #entries: LRUCache<string, Entry>;
  /** What was never there. Anybody can make up addresses: they are not to push out answers that must outlive an outage. */
  readonly #absent: LRUCache<string, Entry>;
  readonly #failures: LRUCache<string, Failure>;
  readonly #pending = new Map<string, Pending>();

  constructor(options: ResponseCacheOptions = {}) {
    this.#options = { ...defaults, ...options };
    const { maxEntries, maxSize } = this.#options;
    this.#entries = new LRUCache({ max: maxEntries, maxSize, sizeCalculation: ({ size }) => size });
    this.#absent = new LRUCache({ max: maxEntries });
    this.#failures = new LRUCache({ max: maxEntries });
  }

  /**
   * `key` must stand for one type of value. Rejects with the error of `load` only without a good response younger than
   * `staleIfErrorMs`.
   */
  async get<T>(key: string, load: () => Promise<Loaded<T>>, onStale: OnStale): Promise<T | null> {
    const entry = this.#entries.get(key) ?? this.#absent.get(key);
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
    // Also catches an error that comes after this reader was served.
    const answer = pending.loaded.catch(() => good.value);
    // A slow backend must not bring back what it last answered 404 for.
    if (lastAbsent) return answer;

    const waited = this.#options.now() - pending.startedAt;
    const left = Math.max(0, this.#options.waitBeforeStaleMs - waited);
    const patience = Promise.withResolvers<typeof tooSlow>();
    // Not abortable: each abort creates an error with a stack, which costs more than the cache lookup.
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
    if (value === null && !before?.good) {
      this.#absent.set(key, { at, absent: true, good: null, size: 1 });
      return;
    }
    this.#absent.delete(key);
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
