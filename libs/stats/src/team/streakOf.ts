import type { MatchOutcome } from '../ranking/outcomes';

/** Matches in a row. `unbeaten` and `winless` include draws. */
export type Streak = { readonly kind: 'won' | 'drawn' | 'lost' | 'unbeaten' | 'winless'; readonly n: number };

const runOf = (outcomes: readonly MatchOutcome[], holds: (outcome: MatchOutcome) => boolean): number => {
  const end = outcomes.findIndex((outcome) => !holds(outcome));
  return end === -1 ? outcomes.length : end;
};

/**
 * The most notable current run of a team: three wins in a row, or five unbeaten. `null` for fewer than two matches.
 * @param outcomes the newest first
 */
export function streakOf(outcomes: readonly MatchOutcome[]): Streak | null {
  const [newest] = outcomes;
  if (newest === undefined) return null;
  const same = runOf(outcomes, (outcome) => outcome === newest);
  const unbeaten = runOf(outcomes, (outcome) => outcome !== 'lost');
  const winless = runOf(outcomes, (outcome) => outcome !== 'won');
  const wide: Streak =
    unbeaten >= winless ? { kind: 'unbeaten', n: unbeaten } : { kind: 'winless', n: winless };
  // A wider run says more once it is twice as long.
  if (same >= 2 && same * 2 > wide.n) return { kind: newest, n: same };
  return wide.n >= 2 ? wide : null;
}
