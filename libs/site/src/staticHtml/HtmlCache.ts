import { isMinute } from './minuteOf';
import type { HtmlStore } from './HtmlStore';

/** All that some HTML depends on. The first value owns it: an answer of a backend, or a part of one. */
export type MadeFrom = readonly [object, ...unknown[]];

type Cached = { readonly name: string; readonly rest: readonly unknown[] };

/** Of one owner: its page, its structured data, and the same for those who read drafts. */
const most = 4;

type Options = {
  /** Renders anew although the HTML is known, and reports where the two differ. Not in production. */
  readonly verify?: boolean;
  readonly report?: (message: string) => void;
};

/**
 * Names of HTML by what it was made from. Objects are held weakly: an entry lasts as long as somebody else has the
 * answers it was made from, so that only the HTML itself takes room, and that is bounded by the store.
 */
export class HtmlCache {
  readonly #owners = new WeakMap<object, readonly Cached[]>();

  constructor(
    readonly store: HtmlStore,
    readonly options: Options = {},
  ) {}

  /** The name of the HTML that was rendered last from the same values, else of a new rendering. */
  nameOf([owner, ...rest]: MadeFrom, render: () => string): string {
    const cached = this.#owners.get(owner) ?? [];
    const known = cached.find((one) => isSame(one.rest, rest));
    if (known && this.store.renew(known.name)) {
      if (this.options.verify) this.#verify(known.name, render);
      return known.name;
    }
    const name = this.store.add(render());
    const others = cached.filter((one) => !isSame(one.rest, rest, isEither));
    this.#owners.set(owner, [{ name, rest: rest.map(weakly) }, ...others].slice(0, most));
    return name;
  }

  /** A dependency that is not named shows here, before a reader sees another reader's page. */
  #verify(name: string, render: () => string): void {
    const [before, now] = [this.store.get(name) ?? '', render()];
    if (before === now) return;
    const at = firstDifference(before, now);
    const around = (html: string) => html.slice(Math.max(0, at - 60), at + 60);
    (this.options.report ?? console.error)(
      `StaticHtml is cached without all it depends on (\`from\`).\nCached: …${around(before)}…\nNow:    …${around(now)}…`,
    );
  }
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

const weakly = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !isMinute(value) ? new WeakRef(value) : value;

const valueOf = (kept: unknown): unknown => (kept instanceof WeakRef ? kept.deref() : kept);

type SameMinute = (one: number, other: number) => boolean;

const isEither: SameMinute = () => true;

function isSame(
  kept: readonly unknown[],
  given: readonly unknown[],
  sameMinute: SameMinute = Object.is,
): boolean {
  return (
    kept.length === given.length &&
    kept.every((value, i) => isSameValue(valueOf(value), given[i], sameMinute))
  );
}

function isSameValue(one: unknown, other: unknown, sameMinute: SameMinute): boolean {
  if (isMinute(one) && isMinute(other)) return sameMinute(one.clockMinute, other.clockMinute);
  return Object.is(one, other);
}
