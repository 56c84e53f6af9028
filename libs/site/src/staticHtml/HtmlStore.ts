import { createHash } from 'node:crypto';
import { processSingleton } from '@cancha/data-access/api/processSingleton';
import { LRUCache } from 'lru-cache';

/** In characters: some thousand pages. */
const maxSize = 48_000_000;

/** From the rendering of server components to that of the document, in ms. It takes a few, but a page may wait. */
const heldMs = 5_000;

type Held = { readonly html: string; readonly until: number };

/**
 * HTML by its name, for the time between the rendering of server components, which makes it, and the rendering of the
 * document, which puts it in. Bounded; what was added in the last seconds stays in any case, because a page may be
 * waiting for it.
 */
export class HtmlStore {
  readonly #known: LRUCache<string, string>;
  readonly #held = new Map<string, Held>();
  readonly #now: () => number;

  constructor({ size = maxSize, now = () => performance.now() } = {}) {
    this.#known = new LRUCache({ maxSize: size, sizeCalculation: (html, name) => html.length + name.length });
    this.#now = now;
  }

  /** Keeps the HTML. Returns its name, which only equal HTML shares: 132 bits of a SHA-256. */
  add(html: string): string {
    const name = createHash('sha256').update(html).digest('base64url').slice(0, 22);
    this.#known.set(name, html);
    this.#hold(name, html);
    return name;
  }

  /** Keeps what was added earlier for another page. `false` when it has gone. */
  renew(name: string): boolean {
    const html = this.get(name);
    if (html !== undefined) this.#hold(name, html);
    return html !== undefined;
  }

  get(name: string): string | undefined {
    return this.#known.get(name) ?? this.#held.get(name)?.html;
  }

  #hold(name: string, html: string): void {
    const now = this.#now();
    this.#held.delete(name);
    this.#held.set(name, { html, until: now + heldMs });
    for (const [oldest, { until }] of this.#held) {
      if (until > now) break;
      this.#held.delete(oldest);
    }
  }
}

/** The one of this process: server components and documents are rendered by different bundles. */
export const htmlStore = (): HtmlStore => processSingleton('static-html', () => new HtmlStore());
