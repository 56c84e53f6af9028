import type { JSX } from 'react';
import type { MatchTile } from '../MatchMini/MatchTile';

/** Slot for the age of the data; empty until it is outdated. */
export function ageSlot(
  { state, age }: Pick<MatchTile, 'state' | 'age'>,
  form: '' | '()' = '',
): JSX.Element | null {
  return state === 'live' ? <span data-age={form}>{age ? writeAge(age, form) : ''}</span> : null;
}

/** ` hace 3 min`, or ` (hace 3 min)`. */
export function writeAge(age: string, form: string | null): string {
  return form === '()' ? ` (${age})` : ` ${age}`;
}
