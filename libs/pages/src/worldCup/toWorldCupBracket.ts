import { playOut } from '@cancha/stats/simulator/playOut';
import type { Score } from '@cancha/stats/match/Score';
import type { Match } from '@cancha/stats/match/Match';
import type { BracketRound } from '@cancha/ui/bracket/Bracket/BracketMatch';
import { worldCup2026 } from '@cancha/stats/worldCup/worldCup2026';
import { bracketWords } from '../simulator/bracketWords';
import { toBracket } from '../simulator/toBracket';
import type { SiteContext } from '../site/SiteContext';
import type { WorldCupData } from './loadWorldCup';

/** The knock-out matches as far as they are known: who meets whom, when and where, and how it ended. */
export function toWorldCupBracket(
  { real, teams, byNumber }: Pick<WorldCupData, 'real' | 'teams' | 'byNumber'>,
  { t, format }: Pick<SiteContext, 't' | 'format'>,
): BracketRound[] {
  const ties = playOut(real).ties;
  const first = new Map(ties.map(({ fixture, home }) => [fixture.number, home]));
  return toBracket(ties, teams, bracketWords(t), {
    noteOf: (number) => {
      const match = byNumber.get(number);
      if (!match) return null;
      const when = match.state === 'scheduled' && !match.hourKnown ? '' : ` ${format.time(match.kickOff)}`;
      return [format.shortDate(match.kickOff) + when, match.venue?.city].filter(Boolean).join(' · ');
    },
    scoreOf: (number, side) => {
      const match = number > worldCup2026.games.length ? byNumber.get(number) : undefined;
      if (!match) return '';
      // The list may have the sides the other way round.
      const isTurned = match.home.code !== first.get(number);
      return scoreText(match, isTurned ? (side === 'home' ? 'away' : 'home') : side);
    },
  });
}

function scoreText(match: Match, side: keyof Score): string {
  if (match.state === 'scheduled' || !match.score) return '';
  return `${match.score[side]}${match.penalties ? ` (${match.penalties[side]})` : ''}`;
}
