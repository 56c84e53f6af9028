import { LRUCache } from 'lru-cache';
import { DiskCache } from './DiskCache.ts';
import { entityTag } from './entityTag.ts';
import { illustrate, type Illustration } from './illustrate.ts';
import type { PictureFormat } from './pictureFormat.ts';
import { encoderVersion, renderPicture } from './renderPicture.ts';
import { Turns } from './Turns.ts';

/** A picture as it goes out. */
export interface StoredPicture {
  /** Strong entity tag, quotes included: the same for the same bytes on every machine. */
  readonly etag: string;
  readonly bytes: Buffer;
}

export interface PictureRequest {
  readonly illustration: Illustration;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly format: PictureFormat;
}

export interface PictureStoreOptions {
  /** Folder of the rendered files; made when needed. */
  readonly cacheDir: string;
  /** Memory for pictures in use, in bytes; 32 MB unless told. */
  readonly maxMemory?: number;
  /** Bound of the folder, in bytes; 512 MB unless told. */
  readonly maxDisk?: number;
  /** Renderings at the same time; two unless told. */
  readonly atOnce?: number;
  readonly render?: typeof renderPicture;
}

const MEGABYTE = 1024 * 1024;

/**
 * Pictures from memory, else from disk, else drawn and encoded, each at most once at a time.
 * The key on disk is taken from the drawing itself: a change of the data, the colours or the drawing code is a new
 * key, so nothing ever has to be invalidated.
 */
export class PictureStore {
  readonly #memory: LRUCache<string, StoredPicture>;
  readonly #disk: DiskCache;
  readonly #flights = new Map<string, Promise<StoredPicture>>();
  readonly #turns: Turns;
  readonly #render: typeof renderPicture;

  constructor({ cacheDir, maxMemory, maxDisk, atOnce, render }: PictureStoreOptions) {
    this.#memory = new LRUCache({
      maxSize: maxMemory ?? 32 * MEGABYTE,
      sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
    });
    this.#disk = new DiskCache(cacheDir, maxDisk ?? 512 * MEGABYTE);
    this.#turns = new Turns(atOnce ?? 2);
    this.#render = render ?? renderPicture;
  }

  /** The picture; throws only when it cannot be encoded. */
  get(request: PictureRequest): Promise<StoredPicture> {
    const key = JSON.stringify(request);
    const kept = this.#memory.get(key);
    if (kept) return Promise.resolve(kept);

    const flying = this.#flights.get(key);
    if (flying) return flying;

    const flight = this.#load(request)
      .then((stored) => {
        this.#memory.set(key, stored);
        return stored;
      })
      .finally(() => this.#flights.delete(key));
    this.#flights.set(key, flight);
    return flight;
  }

  async #load({ illustration, width, height, format }: PictureRequest): Promise<StoredPicture> {
    const svg = illustrate(illustration);
    if (format === 'svg') return { etag: entityTag(svg), bytes: Buffer.from(svg) };

    const etag = entityTag(JSON.stringify([svg, width, height, format, encoderVersion]));
    const file = `${etag.slice(1, -1)}.${format}`;
    const onDisk = await this.#disk.get(file);
    if (onDisk) return { etag, bytes: onDisk };

    const bytes = await this.#turns.take(() => this.#render(svg, { width, height, format }));
    await this.#disk.set(file, bytes);
    return { etag, bytes };
  }
}
