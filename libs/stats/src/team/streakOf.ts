import type { MatchOutcome } from '../ranking/outcomes';

/** Matches in a row. `unbeaten` and `winless` include draws. */
export type Streak = {
  readonly kind: 'won' | 'drawn' | 'lost' | 'unbeaten' | 'winless';
  readonly n: number;
  /** It goes back to the oldest result given: it may be longer. */
  readonly isOpen: boolean;
};

/**
 * The most notable current run of a team: three wins in a row, or five unbeaten. `null` for fewer than two matches.
 * @param outcomes the newest first, none missing
 */
export function streakOf(outcomes: readonly MatchOutcome[]): Streak | null {
  const [newest] = outcomes;
  if (newest === undefined) return null;
  const runOf = (kind: Streak['kind'], holds: (outcome: MatchOutcome) => boolean): Streak => {
    const end = outcomes.findIndex((outcome) => !holds(outcome));
    const isOpen = end === -1;
    return { kind, n: isOpen ? outcomes.length : end, isOpen };
  };
  const same = runOf(newest, (outcome) => outcome === newest);
  const unbeaten = runOf('unbeaten', (outcome) => outcome !== 'lost');
  const winless = runOf('winless', (outcome) => outcome !== 'won');
  const wide = unbeaten.n >= winless.n ? unbeaten : winless;
  // A wider run says more once it is twice as long.
  if (same.n >= 2 && same.n * 2 > wide.n) return same;
  return wide.n >= 2 ? wide : null;
}
