import type { JSX } from 'react';
import type { MatchTile } from './MatchMini/MatchTile';

type Aged = Pick<MatchTile, 'state' | 'age'>;

/** Marks a live match with outdated data, which must not look live. */
export function staleness({ state, age }: Aged): { 'data-stale'?: '' } {
  return state === 'live' && age ? { 'data-stale': '' } : {};
}

type Marks = Readonly<Record<`data-${string}`, string>>;

/** Attributes for `patchMatches`. A finished match needs none. */
export function patchAttributes({ state }: Pick<MatchTile, 'state'>, marks: Marks): Marks {
  return state === 'final' ? {} : marks;
}

/** Slot for the age of the data; empty until it is outdated. */
export function ageSlot({ state, age }: Aged, form: '' | '()' = ''): JSX.Element | null {
  return state === 'live' ? <span data-age={form}>{age ? writeAge(age, form) : ''}</span> : null;
}

/** ` hace 3 min`, or ` (hace 3 min)`. */
export function writeAge(age: string, form: string | null): string {
  return form === '()' ? ` (${age})` : ` ${age}`;
}
