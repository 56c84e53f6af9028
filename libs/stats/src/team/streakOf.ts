import type { MatchOutcome } from '../ranking/outcomes';

/** Matches in a row. `unbeaten` and `winless` hold draws. */
export type Streak = { readonly kind: 'won' | 'drawn' | 'lost' | 'unbeaten' | 'winless'; readonly n: number };

const runOf = (outcomes: readonly MatchOutcome[], holds: (outcome: MatchOutcome) => boolean): number => {
  const end = outcomes.findIndex((outcome) => !holds(outcome));
  return end === -1 ? outcomes.length : end;
};

/**
 * The run a team is on, told by its strongest true word: three wins in a row, else five unbeaten. `null` for what is
 * no run: fewer than two matches.
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
  // Twice as long a run of the wider word tells more than the narrow one.
  if (same >= 2 && same * 2 > wide.n) return { kind: newest, n: same };
  return wide.n >= 2 ? wide : null;
}
