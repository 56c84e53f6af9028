import { simulateTournament } from '@cancha/stats/simulator/simulateTournament';
import { isOver } from '@cancha/stats/tournament/KnockoutTie';
import type { Score } from '@cancha/stats/match/Score';
import type { Match } from '@cancha/stats/match/Match';
import { openTie } from '@cancha/ui/bracket/Bracket/openTie';
import type { BracketRound } from '@cancha/ui/bracket/Bracket/BracketMatch';
import { worldCup2026 } from '@cancha/stats/worldCup/worldCup2026';
import { bracketWords } from '../simulator/bracketWords';
import { toOpenTile } from '../matchList/toOpenTile';
import { toBracket } from '../simulator/toBracket';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { WorldCupData } from './loadWorldCup';

/** The knock-out matches as far as they are known: who meets whom, when and where, and how it ended. */
export function toWorldCupBracket(
  { real, teams, byNumber }: Pick<WorldCupData, 'real' | 'teams' | 'byNumber'>,
  context: Pick<SiteContext, 'site' | 't' | 'format'>,
  age: string | null,
): BracketRound[] {
  const { t, format } = context;
  const ties = simulateTournament(real).ties;
  const known = new Map(ties.map(({ fixture, home, away }) => [fixture.number, { home, away }]));
  const knockout = (number: number) =>
    number > worldCup2026.games.length ? byNumber.get(number) : undefined;
  // The list may have the sides the other way round.
  const isReversed = (number: number, match: Match) => match.home.code !== known.get(number)?.home;
  return toBracket(ties, teams, bracketWords(t), {
    noteOf: (number) => {
      const match = byNumber.get(number);
      if (!match) return null;
      const when = match.state === 'scheduled' && !match.isTimeKnown ? '' : ` ${format.time(match.kickOff)}`;
      return [format.shortDate(match.kickOff) + when, match.venue?.city].filter(Boolean).join(' · ');
    },
    scoreOf: (number, side) => {
      const match = knockout(number);
      if (!match) return '';
      return scoreText(match, isReversed(number, match) ? (side === 'home' ? 'away' : 'home') : side);
    },
    openOf: (number) => {
      const match = knockout(number);
      const { home = null, away = null } = known.get(number) ?? {};
      if (!match || isOver(match) || home === null || away === null) return null;
      const tile = toOpenTile(match, context, age);
      return openTie({ tile, leg: null, isReversed: isReversed(number, match) });
    },
  });
}

function scoreText(match: Match, side: keyof Score): string {
  if (match.state === 'scheduled' || !match.score) return '';
  return `${match.score[side]}${match.penalties ? ` (${match.penalties[side]})` : ''}`;
}
