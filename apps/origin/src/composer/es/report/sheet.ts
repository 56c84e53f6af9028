import { placeName } from '../places.ts';
import { said, saidOnce } from '../../plan/Statement.ts';
import { plainCompetition, plainRound } from '../competitionWords.ts';
import { capital, nameOf } from '../grammar.ts';
import { shortDay } from '../when.ts';
import { thousands } from './reportOpenings.ts';
import type { ToldMatch } from './ToldMatch.ts';

/** Facts of the match as a list. */
export function sheet({ game, story }: ToldMatch): string {
  const yellow = saidOnce(story, 'yellow-cards');
  return [
    `- **${game.round ? capital(plainRound(game.round)) : plainCompetition(game.competition)}**: ${shortDay(game)}, ${game.stadium ? `${game.stadium}, ` : ''}${placeName(game.city)}.`,
    ...(game.attendance === null ? [] : [`- **Asistencia**: ${thousands(game.attendance)}.`]),
    ...(game.referee ? [`- **Árbitro**: ${game.referee}.`] : []),
    ...(yellow
      ? [`- **Amarillas**: ${nameOf(game.home)}, ${yellow.home}; ${nameOf(game.away)}, ${yellow.away}.`]
      : []),
    ...said(story, 'line-up').map(
      ({ team, formation, captain }) =>
        `- **${nameOf(team)}**: dibujo inicial ${formation}${captain ? `; capitán, ${captain}` : ''}.`,
    ),
  ].join('\n');
}
