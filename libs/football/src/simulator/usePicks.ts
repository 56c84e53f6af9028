import { applyPick, type Pick, type PickResult } from '@cancha/stats/simulator/applyPick';
import type { Picks } from '@cancha/stats/simulator/Picks';
import { useReducer } from 'react';

export type PicksState = {
  readonly picks: Picks;
  /** Knock-out matches that lost their winner by the last change. */
  readonly dropped: readonly number[];
  readonly past: readonly Picks[];
};

type Change =
  | { readonly kind: 'pick'; readonly pick: Pick }
  /** The whole form at once. */
  | { readonly kind: 'form'; readonly picked: PickResult }
  | { readonly kind: 'undo' };

const longestPast = 200;

function reduce(state: PicksState, change: Change): PicksState {
  if (change.kind === 'undo') {
    const last = state.past.at(-1);
    return last ? { picks: last, dropped: [], past: state.past.slice(0, -1) } : state;
  }
  const next = change.kind === 'form' ? change.picked : applyPick(state.picks, change.pick);
  return { ...next, past: [...state.past, state.picks].slice(-longestPast) };
}

export function usePicks(
  picks: Picks,
  dropped: readonly number[],
): readonly [PicksState, (change: Change) => void] {
  return useReducer(reduce, { picks, dropped, past: [] });
}
