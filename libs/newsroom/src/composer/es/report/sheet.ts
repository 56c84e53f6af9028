import { placeName } from '../places.ts';
import { said, saidOnce } from '../../plan/Statement.ts';
import { baseMinute } from '../../plan/minutes.ts';
import type { Goal } from '../../plan/Story.ts';
import { plainCompetition, plainRound } from '../competitionWords.ts';
import { isWoman } from '../../../facts/officials.ts';
import { capital, list, nameOf } from '../grammar.ts';
import { atHour, clockOf, hourOf, shortDay } from '../when.ts';
import { thousands } from './reportOpenings.ts';
import type { ToldMatch } from './ToldMatch.ts';

/** From the goals: the score of the pause is not recorded everywhere. */
function halfTimeOf(goals: readonly Goal[]): string {
  return (goals.findLast(({ minute }) => baseMinute(minute) <= 45)?.score ?? [0, 0]).join('-');
}

/** Facts of the match as a list. */
export function sheet({ game, story, goals }: ToldMatch): string {
  const yellow = saidOnce(story, 'yellow-cards');
  return [
    `- **${game.round ? capital(plainRound(game.round)) : plainCompetition(game.competition)}**: ${shortDay(game)}, ${game.stadium ? `${game.stadium}, ` : ''}${placeName(game.city)}.`,
    ...(hourOf(game) ? [`- **Hora**: ${atHour(game)}, ${clockOf(game).long}.`] : []),
    ...(game.attendance === null ? [] : [`- **Asistencia**: ${thousands(game.attendance)}.`]),
    ...(game.referee ? [`- **${isWoman(game.referee) ? 'Árbitra' : 'Árbitro'}**: ${game.referee}.`] : []),
    ...(yellow || goals.length === 0 ? [] : [`- **Primer tiempo**: ${halfTimeOf(goals)}.`]),
    // Where nobody noted cards and line-ups the goals stand here
    ...(yellow || goals.length === 0
      ? []
      : [
          `- **Goles**: ${list(goals.map(({ player, minute, kind }) => `${player} (${minute}’${kind === 'own' ? ', en propia puerta' : kind === 'penalty' ? ', de penal' : ''})`))}.`,
        ]),
    ...(yellow
      ? [`- **Amarillas**: ${nameOf(game.home)}, ${yellow.home}; ${nameOf(game.away)}, ${yellow.away}.`]
      : []),
    ...said(story, 'line-up')
      .filter(({ formation, captain }) => formation !== '' || captain !== null)
      .map(
        ({ team, formation, captain }) =>
          `- **${nameOf(team)}**: ${[formation && `dibujo inicial ${formation}`, captain && `capitán, ${captain}`].filter(Boolean).join('; ')}.`,
      ),
  ].join('\n');
}
