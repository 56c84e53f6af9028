import type { Round } from '@cancha/stats/worldCup/worldCup2026';
import type { Translate } from '@cancha/site/context/createSiteTranslator';
import { wordsByKey } from '../standings/fillWords';

const rounds: readonly Round[] = ['r32', 'r16', 'quarter', 'semi', 'third', 'final'];
const sentences = ['first', 'second', 'third', 'winner', 'loser', 'tie', 'tieWon', 'matchNumber'] as const;

/** The words of the bracket. `fillWords` fills in what stands in braces. */
export type BracketWords = Readonly<Record<(typeof sentences)[number] | 'title' | 'label', string>> & {
  readonly rounds: Readonly<Record<Round, string>>;
};

/** Every value stays open. */
const open = {
  ...{ group: '{group}', groups: '{groups}', match: '{match}', number: '{number}' },
  ...{ home: '{home}', away: '{away}', winner: '{winner}' },
};

export function bracketWords(t: Translate): BracketWords {
  return {
    rounds: wordsByKey(rounds, (round) => t(`worldCup.rounds.${round}`)),
    title: t('worldCup.bracket'),
    label: t('worldCup.bracketLabel'),
    ...wordsByKey(sentences, (key) => t(`worldCup.${key}`, open)),
  };
}
