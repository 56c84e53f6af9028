import { isMissingPage, isMovedPage } from '@cancha/site/routes/pageErrors';
import type { RedirectStatus } from '@cancha/data-access/content/Resource';
import { LRUCache } from 'lru-cache';

/** What the backends say of a page before it is rendered. */
export type PageStatus =
  | { readonly kind: 'found' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'moved'; readonly to: string; readonly status: RedirectStatus }
  | { readonly kind: 'broken'; readonly error: unknown }
  /** Nobody knows yet: the check goes on, and what it loads is kept for whoever asks again. */
  | { readonly kind: 'late' };

type Entry = { readonly status: PageStatus; readonly at: number };
type Pending = { readonly asked: Promise<PageStatus>; readonly over: Promise<PageStatus> };

const late: PageStatus = { kind: 'late' };

type PageStatusCacheOptions = {
  /** How long a status counts as fresh, in ms. As long as a page: 2 s. */
  readonly freshMs?: number;
  /** How long a page that was found is rendered or served while it is asked again, in ms. As long as Next serves it. */
  readonly staleMs?: number;
  /** How long a check is waited for, in ms: longer than its optional parts, which are left out after 2 s. */
  readonly patienceMs?: number;
  readonly maxEntries?: number;
  /** Whether the process has more to do than it can: then a page that was found is not asked about again. */
  readonly isBusy?: () => boolean;
  /** A monotonic clock in ms, for tests. */
  readonly now?: () => number;
};

/**
 * Remembers which pages there are, by internal path, so that the proxy need not load a page's data for each request.
 * A page that was found is let through at once and asked about again meanwhile: Next has a copy of it. Everything else
 * is waited for, for a while: whoever comes while a check is late waits no second time.
 */
export class PageStatusCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #pending = new Map<string, Pending>();
  readonly #freshMs: number;
  readonly #staleMs: number;
  readonly #patienceMs: number;
  readonly #isBusy: () => boolean;
  readonly #now: () => number;

  constructor({
    freshMs = 2_000,
    staleMs = 60_000,
    patienceMs = 2_500,
    maxEntries = 20_000,
    isBusy = () => false,
    now,
  }: PageStatusCacheOptions = {}) {
    this.#entries = new LRUCache({ max: maxEntries });
    this.#freshMs = freshMs;
    this.#staleMs = staleMs;
    this.#patienceMs = patienceMs;
    this.#isBusy = isBusy;
    this.#now = now ?? (() => performance.now());
  }

  /** Whether Next has a copy of a page, however old. */
  isKept(path: string): boolean {
    const entry = this.#entries.peek(path);
    return entry?.status.kind === 'found' && this.#now() - entry.at < this.#staleMs;
  }

  /** Never rejects. @param check loads what the page cannot do without */
  async get(path: string, check: () => Promise<unknown>): Promise<PageStatus> {
    const entry = this.#entries.get(path);
    const age = entry ? this.#now() - entry.at : Infinity;
    if (entry && age < this.#freshMs) return entry.status;
    const found = entry?.status.kind === 'found' && age < this.#staleMs ? entry.status : null;
    if (found && this.#isBusy()) return found;
    const pending = this.#pending.get(path) ?? this.#ask(path, check);
    return found ?? Promise.race([pending.asked, pending.over]);
  }

  #ask(path: string, check: () => Promise<unknown>): Pending {
    const { over, stop } = patience(this.#patienceMs);
    const asked = statusOf(check).then((status) => {
      stop();
      this.#pending.delete(path);
      // The client of the backends decides how soon a broken one is asked again.
      if (status.kind !== 'broken') this.#entries.set(path, { status, at: this.#now() });
      return status;
    });
    const pending = { asked, over };
    this.#pending.set(path, pending);
    return pending;
  }
}

const stepMs = 250;

/** Says `late` after so long, in steps: a process that is busy itself for seconds, and hears nothing, has waited one of them. */
function patience(ms: number): { over: Promise<PageStatus>; stop: () => void } {
  let timer: ReturnType<typeof setTimeout>;
  const { promise: over, resolve } = Promise.withResolvers<PageStatus>();
  const wait = (left: number) => {
    timer = setTimeout(() => (left > stepMs ? wait(left - stepMs) : resolve(late)), Math.min(left, stepMs));
  };
  wait(ms);
  return { over, stop: () => clearTimeout(timer) };
}

async function statusOf(check: () => Promise<unknown>): Promise<PageStatus> {
  try {
    await check();
    return { kind: 'found' };
  } catch (error) {
    if (isMissingPage(error)) return { kind: 'missing' };
    if (isMovedPage(error)) return { kind: 'moved', to: error.to, status: error.status };
    return { kind: 'broken', error };
  }
}
