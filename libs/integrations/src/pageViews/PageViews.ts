import type { NewPage } from '@cancha/integrations/ports/PageTracker';
import { furtherPage, type FurtherPage } from '@cancha/site/navigation/furtherPage';
import type { Visit } from './openDocument';

/** A page that counts. `isFirst`: of the visit, which services count by themselves. */
export type PageView = NewPage & { readonly isFirst: boolean };

type ReadNow = () => Pick<NewPage, 'url' | 'title' | 'section' | 'authors'>;

/**
 * The pages of one document that count: the document itself, unless it came again, and each further page that comes
 * into it while somebody follows. All services are told of the same ones, each of each once.
 */
export class PageViews {
  readonly #views: PageView[] = [];
  readonly #followers = new Map<string, (view: PageView) => void>();
  readonly #known = new Set<string>();

  constructor(
    private readonly visit: Visit,
    private readonly read: ReadNow,
    page: EventTarget,
  ) {
    if (visit.opening !== 'again')
      this.#views.push({ ...read(), referrerType: 'document', isFirst: visit.opening === 'first' });
    page.addEventListener(furtherPage, (event) => this.#take((event as CustomEvent<FurtherPage>).detail));
  }

  #take({ path, kind }: FurtherPage): void {
    // Who has withdrawn is not followed, nor is anything of it kept.
    if (this.#followers.size === 0 || (kind === 'list' && !this.visit.isListNew(path))) return;
    const facts = this.read();
    const url = kind === 'list' ? new URL(path, facts.url).href : facts.url;
    const view: PageView = { ...facts, url, referrerType: kind, isFirst: false };
    this.#views.push(view);
    for (const tell of this.#followers.values()) tell(view);
  }

  /** Tells a service of what there was before it came, and of all that comes. Returns what ends it. */
  follow(service: string, tell: (view: PageView) => void): () => void {
    const before = this.#known.has(service) ? [] : this.#views.slice();
    this.#known.add(service);
    this.#followers.set(service, tell);
    for (const view of before) tell(view);
    return () => void this.#followers.delete(service);
  }
}
