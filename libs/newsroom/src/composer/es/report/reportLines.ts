import { placeName } from '../places.ts';
import { saidOnce } from '../../plan/Statement.ts';
import type { ReportStory } from '../../plan/Story.ts';
import { plainCompetition, plainRound, theWeek } from '../competitionWords.ts';
import { capital, nameOf, rotate } from '../grammar.ts';
import { shortDay } from '../when.ts';
import { toldMatch } from './ToldMatch.ts';

/** The line over the headline. */
export function reportEpigraphs({ game }: ReportStory, turn: number): string[] {
  const { round, competition, city } = game;
  const wide = plainCompetition(competition).replace('Eliminatoria al Mundial', 'Eliminatoria');
  const group =
    round?.kind === 'group'
      ? [
          `Grupo ${round.group ?? ''}, ${theWeek(round.week ?? 1).replace(/^la /, '')}`,
          `Grupo ${round.group ?? ''} en ${placeName(city)}`,
        ]
      : [];
  const knockOut =
    round && round.kind !== 'group'
      ? [capital(plainRound(round)), `${capital(plainRound(round))} en ${placeName(city)}`]
      : [];
  const all = [...group, ...knockOut, ...(round ? [] : [`${placeName(city)}, ${shortDay(game)}`, wide])];
  return [...all.slice(turn % all.length), ...all, wide, 'Crónica'];
}

/** The words on the card. */
export function reportLabels(story: ReportStory): string[] {
  const { home, away, board, winner, won, score, city } = toldMatch(story);
  return [
    `${home} ${board} ${away}`,
    ...(winner
      ? [`${score} de ${won}`, `Triunfo de ${won}`]
      : [`Empate ${board} en ${city}`, `Empate ${board}`]),
  ];
}

/** The line under the picture. */
export function reportCaptions(story: ReportStory, turn: number): string[] {
  const { home, away, board, city, winner, decisive, short, game } = toldMatch(story);
  const table = saidOnce(story, 'table');
  const row = winner && table?.rows.find(({ team }) => team === winner);
  const lines = [
    `${home} ${board} ${away}, en ${city}.`,
    ...(row
      ? [
          `${nameOf(winner)}: ${row.points} ${row.points === 1 ? 'punto' : 'puntos'} en el grupo ${table?.group ?? ''}.`,
        ]
      : []),
    ...(decisive && decisive.goal.kind !== 'own'
      ? [`${short(decisive.goal.player)} marcó por ${nameOf(decisive.team)} en ${city}.`]
      : []),
    `${city}, ${shortDay(game)}: ${home} ${board} ${away}.`,
  ];
  return [rotate(lines as [string, ...string[]], turn)];
}
