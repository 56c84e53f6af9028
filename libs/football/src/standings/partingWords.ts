import type { TieBreakReason, RankedTeam } from '@cancha/stats/ranking/rankTable';
import type { TieBreaker } from '@cancha/stats/ranking/TableRules';
import type { Translate } from '@cancha/site/context/createSiteTranslator';
import { fillWords } from './fillWords';

/** Sentences that say what put a team before another; `lots` is for two that nothing parts. */
export type PartingWords = Readonly<Record<TieBreaker | 'lots', string>>;

const own = { team: '{team}', other: '{other}', own: '{own}', figure: '{figure}' };

export function partingWords(t: Translate): PartingWords {
  return {
    'goal-difference': t('partings.goalDifference', own),
    'goals-for': t('partings.goalsFor', own),
    'away-goals': t('partings.awayGoals', own),
    wins: t('partings.wins', own),
    'away-wins': t('partings.awayWins', own),
    'head-to-head-points': t('partings.amongPoints', own),
    'head-to-head-goal-difference': t('partings.amongDifference', own),
    'head-to-head-goals-for': t('partings.amongGoals', own),
    'fair-play': t('partings.fairPlay', own),
    'fifa-ranking': t('partings.fifaRanking', own),
    'invisible-point': t('partings.invisiblePoint', own),
    lots: t('partings.lots', own),
  };
}

/** Figures that may be below nothing. */
const signed: readonly TieBreaker[] = ['goal-difference', 'head-to-head-goal-difference', 'fair-play'];

type Sides = { team: string; other: string };

export function partingSentence(
  { rule, own, other }: TieBreakReason,
  names: Sides,
  words: PartingWords,
): string {
  const write = rule === 'fifa-ranking' ? withoutSign : signed.includes(rule) ? withSign : String;
  return fillWords(words[rule], { ...names, own: write(own), figure: write(other) });
}

/** Why each team is before the next with as many points, one sentence a pair. Nothing where points say it. */
export function partingSentences(
  ranked: readonly RankedTeam[],
  nameOf: (teamId: string) => string,
  words: PartingWords,
): string[] {
  return ranked.flatMap(({ standing, before, byLots }, at) => {
    const next = ranked[at + 1];
    if (!next || next.standing.points !== standing.points || standing.played + next.standing.played === 0) {
      return [];
    }
    const names = { team: nameOf(standing.teamId), other: nameOf(next.standing.teamId) };
    if (before) return [partingSentence(before, names, words)];
    return byLots && next.byLots ? [fillWords(words.lots, names)] : [];
  });
}

/** Of two places the one nearer to the first ranks higher, so they are compared below nothing. */
function withoutSign(value: number): string {
  return String(Math.abs(value));
}

/** `+3`, `−2`, `0`. */
export function withSign(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
}
