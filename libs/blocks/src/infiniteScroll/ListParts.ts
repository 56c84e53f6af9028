import { endlessMarks } from './endlessMarks';
import type { MorePage } from './morePaths';

const find = (mark: string) => document.querySelector<HTMLElement>(`[${mark}]`);

/** The parts of a list in the document that a script goes on with. */
export class ListParts {
  readonly #known: Set<string>;

  private constructor(
    readonly rows: HTMLElement,
    readonly more: HTMLElement,
    readonly status: HTMLElement,
    readonly pager: HTMLElement,
    /** Around all cards, the first among them. */
    readonly list: HTMLElement,
  ) {
    this.#known = new Set(this.links().map((link) => link.getAttribute('href') ?? ''));
  }

  /** `null` in a document without such a list. */
  static find(): ListParts | null {
    const { rows, more, status, pager } = endlessMarks;
    const [one, two, three, four] = [find(rows), find(more), find(status), find(pager)];
    const list = one?.parentElement;
    return one && two && three && four && list ? new ListParts(one, two, three, four, list) : null;
  }

  links(): HTMLAnchorElement[] {
    return [...this.list.querySelectorAll<HTMLAnchorElement>('article a[href]')];
  }

  /** The address of the document's page and the number of the one after it. */
  first(): { address: string; next: number | null } {
    const next = this.rows.getAttribute(endlessMarks.next);
    return {
      address: this.rows.getAttribute(endlessMarks.address) ?? '',
      next: next ? Number(next) : null,
    };
  }

  /**
   * Adds the cards of a page, none that is there already: articles move on from page to page while new ones come out.
   * Gives the first link of what was added.
   */
  add({ cards, pager, address }: MorePage): HTMLAnchorElement | null {
    const fresh = cards.filter(({ href }) => !this.#known.has(href));
    for (const { href } of fresh) this.#known.add(href);
    const last = this.rows.lastElementChild;
    this.rows.insertAdjacentHTML('beforeend', fresh.map(({ html }) => html).join(''));
    this.pager.innerHTML = pager;
    const start = last ? last.nextElementSibling : this.rows.firstElementChild;
    start?.setAttribute(endlessMarks.start, address);
    return start?.querySelector('a[href]') ?? null;
  }

  /** Where further cards would go lies below the window: nothing that is seen would move. */
  isEndBelow(): boolean {
    return this.more.getBoundingClientRect().top > window.innerHeight;
  }

  say(what: 'loading' | 'loaded' | 'failed' | 'nothing'): void {
    this.status.textContent = what === 'nothing' ? '' : (this.status.dataset[what] ?? '');
  }
}
