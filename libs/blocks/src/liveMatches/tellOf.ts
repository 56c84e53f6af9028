import type { ScoreChange } from '@cancha/ui/match/live/updateMatches';
import type { LiveWords } from './createScoreboard';
import type { Told } from './LiveUpdate';

/**
 * What is to be announced, each once: goals, corrections, the final whistle, another day, and of a shoot-out each kick as a sentence
 * where that is known, else how it stands.
 */
export function tellOf(
  changes: readonly ScoreChange[],
  { before, now }: { before: Told | null; now: Told | null },
  words: Pick<LiveWords, 'goal' | 'corrected'>,
): string {
  const kicks = before && now ? now.kicks.slice(before.kicks.length) : [];
  const isTold = ({ kind }: ScoreChange) => kind !== 'kick' || kicks.length === 0;
  const moved = before && now && now.when !== before.when ? now.when : null;
  return [
    ...(moved === null ? [] : [moved]),
    ...kicks,
    ...changes.filter(isTold).map(({ match: { label }, kind }) => {
      return kind === 'goal' || kind === 'corrected' ? words[kind].replace('{match}', label) : label;
    }),
  ].join('. ');
}
