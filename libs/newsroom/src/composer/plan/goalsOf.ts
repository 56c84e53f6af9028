import type { EventFact, ScorePair } from '../../facts/factRecords.ts';
import type { Game, Goal } from './Story.ts';

/** The goals of a match in their order, with the score after each. `null` when they do not add up to its score. */
export function goalsOf({ score }: Pick<Game, 'score'>, events: readonly EventFact[]): Goal[] | null {
  if (score === null) return null;
  const goals: Goal[] = [];
  for (const { kind, side, minute, player, number } of events) {
    if ((kind !== 'goal' && kind !== 'penalty' && kind !== 'own') || minute === null) continue;
    const [home, away]: ScorePair = goals.at(-1)?.score ?? [0, 0];
    const after: ScorePair = side === 'home' ? [home + 1, away] : [home, away + 1];
    const cameOn =
      kind === 'own'
        ? null
        : events.find(
            (event) =>
              event.kind === 'substitution' &&
              event.side === side &&
              event.player === player &&
              event.number === number,
          );
    goals.push({ minute, player, number, side, kind, score: after, cameOn: cameOn?.minute ?? null });
  }
  const [home, away] = goals.at(-1)?.score ?? [0, 0];
  return home === score[0] && away === score[1] ? goals : null;
}
