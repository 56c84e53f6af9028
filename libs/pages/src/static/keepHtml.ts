import { processSingleton } from '@cancha/data-access/api/processSingleton';
import { LRUCache } from 'lru-cache';
import { isMinute } from './minuteOf';
import { nameOfHtml } from './nameOfHtml';

/** Markup with the name that only equal texts share. */
export type NamedHtml = { readonly html: string; readonly name: string };

/** All that some markup is made of. The first value owns it: an answer of a backend, or a part of one. */
export type MadeFrom = readonly [object, ...unknown[]];

type Kept = NamedHtml & { readonly rest: readonly unknown[] };

/** In characters: some thousand pages. */
const maxSize = 32_000_000;
/** Of one owner: its page, its structured data, and the same for those who read drafts. */
const most = 4;

const sizeOf = (list: readonly Kept[]): number => list.reduce((sum, { html }) => sum + html.length, 1);
const kept = processSingleton(
  'kept-html',
  () => new LRUCache<object, readonly Kept[]>({ maxSize, sizeCalculation: sizeOf }),
);

export function nameHtml(html: string): NamedHtml {
  return { html, name: nameOfHtml(html) };
}

/** The HTML that was rendered last from the same values, else a new rendering. */
export function keepHtml([owner, ...rest]: MadeFrom, render: () => string): NamedHtml {
  const list = kept.get(owner) ?? [];
  const known = list.find((one) => isSame(one.rest, rest));
  if (known) return known;

  const made = { ...nameHtml(render()), rest };
  const others = list.filter((one) => !isSame(one.rest, rest, isEither));
  kept.set(owner, [made, ...others].slice(0, most));
  return made;
}

type SameMinute = (one: number, other: number) => boolean;

const isEither: SameMinute = () => true;

function isSame(
  one: readonly unknown[],
  other: readonly unknown[],
  sameMinute: SameMinute = Object.is,
): boolean {
  return one.length === other.length && one.every((value, i) => isSameValue(value, other[i], sameMinute));
}

function isSameValue(one: unknown, other: unknown, sameMinute: SameMinute): boolean {
  if (isMinute(one) && isMinute(other)) return sameMinute(one.clockMinute, other.clockMinute);
  return Object.is(one, other);
}
