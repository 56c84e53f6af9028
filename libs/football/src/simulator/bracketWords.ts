import type { Translate } from '@cancha/site/context/createSiteTranslator';
import type { BracketWords } from './SimulatorWords';

/** The sentences of the bracket, with their places open. */
export function bracketWords(t: Translate): BracketWords {
  const tie = { number: '{number}', home: '{home}', away: '{away}' };
  return {
    rounds: {
      r32: t('worldCup.rounds.r32'),
      r16: t('worldCup.rounds.r16'),
      quarter: t('worldCup.rounds.quarter'),
      semi: t('worldCup.rounds.semi'),
      third: t('worldCup.rounds.third'),
      final: t('worldCup.rounds.final'),
    },
    title: t('worldCup.bracket'),
    label: t('worldCup.bracketLabel'),
    first: t('worldCup.first', { group: '{group}' }),
    second: t('worldCup.second', { group: '{group}' }),
    third: t('worldCup.third', { groups: '{groups}' }),
    winner: t('worldCup.winner', { match: '{match}' }),
    loser: t('worldCup.loser', { match: '{match}' }),
    tie: t('worldCup.tie', tie),
    tieWon: t('worldCup.tieWon', { ...tie, winner: '{winner}' }),
    matchNumber: t('worldCup.matchNumber', { number: '{number}' }),
  };
}
