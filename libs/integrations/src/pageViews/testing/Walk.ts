import { furtherPage, type FurtherPage } from '@cancha/site/navigation/furtherPage';
import { openDocument } from '../openDocument';
import { PageViews, type PageView } from '../PageViews';

/** What a reader does. A page that the browser made ahead may never be shown; one that it kept comes back as it was. */
export type Step =
  | { readonly kind: 'open' | 'reload' | 'read on' }
  | { readonly kind: 'choose a view'; readonly view: number }
  | { readonly kind: 'back' | 'forward'; readonly isKept: boolean }
  | { readonly kind: 'prerender'; readonly isShown: boolean };

const origin = 'https://x.example';

type OpenPage = { readonly target: EventTarget; readonly name: string; readonly cameAgain: boolean };
/** Views of one document are entries of their own. */
type Entry = { page: OpenPage; path: string };

/** A reader's walk, with the parts of a browser that it touches: its history, its documents, what a tab stores. */
export class Walk {
  /** What the services were told, by their name. */
  readonly told: Record<'audience' | 'pageTracker', PageView[]> = { audience: [], pageTracker: [] };
  /** By the rule in words: each entry of the history that is made, but the first, and each page that a list brings in. */
  expected = 0;
  readonly #stored = new Map<string, string>();
  readonly #listPages = new Map<OpenPage, number>();
  readonly #broughtIn = new Set<string>();
  #entries: Entry[] = [];
  #at = -1;
  #opened = 0;

  constructor(private readonly canStore: boolean) {
    this.#open('');
  }

  take(step: Step): void {
    if (step.kind === 'open' || (step.kind === 'prerender' && step.isShown)) {
      this.#open(`${origin}/`);
      this.expected += 1;
    }
    if (step.kind === 'choose a view') this.#choose(step.view);
    if (step.kind === 'read on') this.#readOn();
    if (step.kind === 'reload') this.#loadAgain('reload');
    if (step.kind === 'back') this.#go(-1, step.isKept);
    if (step.kind === 'forward') this.#go(1, step.isKept);
  }

  get #entry(): Entry {
    const entry = this.#entries[this.#at];
    if (!entry) throw new RangeError(`No entry at ${this.#at}`);
    return entry;
  }

  #load(type: string, referrer: string, name: string): OpenPage {
    const page = { target: new EventTarget(), name, cameAgain: type !== 'navigate' };
    const storage = () => {
      if (!this.canStore) throw new DOMException('Denied', 'SecurityError');
      return {
        getItem: (key: string) => this.#stored.get(key) ?? null,
        setItem: (key: string, value: string) => void this.#stored.set(key, value),
      };
    };
    const read = () => ({ url: `${origin}/${name}`, title: name, section: '', authors: [] });
    const views = new PageViews(openDocument({ type, referrer, origin, storage }), read, page.target);
    views.follow('audience', (view) => this.told.audience.push(view));
    views.follow('pageTracker', (view) => this.told.pageTracker.push(view));
    return page;
  }

  #push(entry: Entry): void {
    this.#entries = [...this.#entries.slice(0, this.#at + 1), entry];
    this.#at += 1;
  }

  #open(referrer: string): void {
    const name = `list-${(this.#opened += 1)}`;
    this.#push({ page: this.#load('navigate', referrer, name), path: `/${name}` });
  }

  #tell(detail: FurtherPage): void {
    this.#entry.page.target.dispatchEvent(new CustomEvent(furtherPage, { detail }));
  }

  #choose(view: number): void {
    const { page, path: shown } = this.#entry;
    const path = `/${page.name}?view=${view}`;
    if (path === shown) return;
    this.#push({ page, path });
    this.#tell({ path, kind: 'view' });
    this.expected += 1;
  }

  #readOn(): void {
    const { page } = this.#entry;
    const number = (this.#listPages.get(page) ?? 1) + 1;
    this.#listPages.set(page, number);
    const path = `/${page.name}?page=${number}`;
    this.#tell({ path, kind: 'list' });
    // Where nothing is stored, nobody knows that a document has brought it in before.
    const isAgain = this.canStore && page.cameAgain && this.#broughtIn.has(path);
    if (!isAgain) this.expected += 1;
    this.#broughtIn.add(path);
  }

  #loadAgain(type: 'reload' | 'back_forward'): void {
    const { page: gone } = this.#entry;
    const page = this.#load(type, `${origin}/`, gone.name);
    for (const entry of this.#entries) if (entry.page === gone) entry.page = page;
  }

  #go(step: number, isKept: boolean): void {
    const from = this.#entry.page;
    if (!this.#entries[this.#at + step]) return;
    this.#at += step;
    if (this.#entry.page !== from && !isKept) this.#loadAgain('back_forward');
  }
}
