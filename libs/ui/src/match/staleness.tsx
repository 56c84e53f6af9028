import type { JSX } from 'react';
import type { MatchTile } from './MatchMini/MatchTile';

type Aged = Pick<MatchTile, 'state' | 'age'>;

/** Marks a live match whose data are old: what is painted as live is no longer. */
export function staleness({ state, age }: Aged): { 'data-stale'?: '' } {
  return state === 'live' && age ? { 'data-stale': '' } : {};
}

type Marks = Readonly<Record<`data-${string}`, string>>;

/** The marks by which `patchMatches` finds its way. What is over changes no more, and is lighter without. */
export function patchAttributes({ state }: Pick<MatchTile, 'state'>, marks: Marks): Marks {
  return state === 'final' ? {} : marks;
}

/** Where the age of the data is told, once that has to be: empty before, so that it can be told later. */
export function ageSlot({ state, age }: Aged, form: '' | '()' = ''): JSX.Element | null {
  return state === 'live' ? <span data-age={form}>{age ? writeAge(age, form) : ''}</span> : null;
}

/** An age after the words it belongs to: ` hace 3 min`, or ` (hace 3 min)`. */
export function writeAge(age: string, form: string | null): string {
  return form === '()' ? ` (${age})` : ` ${age}`;
}
