import { LRUCache } from 'lru-cache';
import { recordDataTime } from './dataTimes';
import { processSingleton } from './processSingleton';
import type { Loaded } from './ResponseCache';
import type { HttpResponse } from './sendRequest';

/** One bound for all clients of the process: an app of ten editions has forty. */
export function sharedEtagCache(): EtagCache {
  return processSingleton('etag-memory', () => new EtagCache());
}

type Version = { readonly etag: string; readonly loaded: Loaded<unknown> };
type Send = (headers: Readonly<Record<string, string>>) => Promise<HttpResponse>;

/** Revalidates by ETag: a response that has not changed is not sent, parsed or mapped again. */
export class EtagCache {
  readonly #versions = new LRUCache<string, Version>({
    max: 5_000,
    maxSize: 100_000_000,
    sizeCalculation: ({ loaded }) => Math.max(1, loaded.size),
  });

  async load<T>(key: string, send: Send, read: (answer: HttpResponse) => Loaded<T>): Promise<Loaded<T>> {
    const known = this.#versions.get(key);
    const answer = await send(known ? { 'If-None-Match': known.etag } : {});
    const at = Date.now() - answer.ageMs;
    if (known && answer.status === 304) {
      recordDataTime(known.loaded.value, at);
      return known.loaded as Loaded<T>;
    }

    const loaded = read(answer);
    recordDataTime(loaded.value, at);
    if (answer.etag !== null && loaded.value !== null) this.#versions.set(key, { etag: answer.etag, loaded });
    else this.#versions.delete(key);
    return loaded;
  }
}
