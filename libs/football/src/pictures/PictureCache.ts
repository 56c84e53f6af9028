import { createLimiter } from '@cancha/data-access/api/sharedLimiter';
import { LRUCache } from 'lru-cache';

type PictureCacheOptions = {
  readonly kept?: number;
  /** A picture keeps a core busy for some 170 ms, and pages need one. */
  readonly atOnce?: number;
  /** More than these are not waited for: at two at once the last one would take two seconds. */
  readonly waiting?: number;
};

/** Pictures for sharing, by what is on them: the same is drawn once, whoever asks and under whatever address. */
export class PictureCache {
  readonly #pictures: LRUCache<string, Promise<Buffer>>;
  readonly #limiter: ReturnType<typeof createLimiter>;
  readonly #most: number;
  #open = 0;

  constructor({ kept = 200, atOnce = 2, waiting = 20 }: PictureCacheOptions = {}) {
    this.#pictures = new LRUCache({ max: kept });
    this.#limiter = createLimiter(atOnce);
    this.#most = atOnce + waiting;
  }

  /** `null`: too many are being drawn. Rejects as `paint` does, which is asked again next time. */
  async draw(shown: string, paint: () => Promise<Buffer>): Promise<Buffer | null> {
    const known = this.#pictures.get(shown);
    if (known) return known;
    if (this.#open >= this.#most) return null;
    this.#open += 1;
    const made = this.#limiter(paint);
    this.#pictures.set(shown, made);
    try {
      return await made;
    } catch (error) {
      this.#pictures.delete(shown);
      throw error;
    } finally {
      this.#open -= 1;
    }
  }
}

/** Of all pictures for sharing of the process. */
export const sharedPictures = new PictureCache();
