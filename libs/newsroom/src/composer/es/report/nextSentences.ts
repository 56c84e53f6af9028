import { placeName } from '../places.ts';
import { said, type StatementOf } from '../../plan/Statement.ts';
import type { Game } from '../../plan/Story.ts';
import { ofShortCompetition, shortCompetition, theRound } from '../competitionWords.ts';
import { isPlural, nameOf, past, present, rotate } from '../grammar.ts';
import { atHour, clockOf, dayOf, hourOf } from '../when.ts';
import type { ToldMatch } from './ToldMatch.ts';

/** What comes for both, as far as it is known, and who is out. */
export function nextSentences({ story, game }: ToldMatch, turn: number): string {
  const next = said(story, 'next').map((one, at) => nextSentence(one, game, turn + at));
  const out = said(story, 'is-out').map(({ team }) =>
    rotate(
      [
        `Para ${nameOf(team)} se terminó ${shortCompetition(game.competition)}.`,
        `${nameOf(team)} ${present(team, 'irse')} ${ofShortCompetition(game.competition)}.`,
        `${nameOf(team)} ${past(team, 'quedar')} fuera del torneo.`,
      ],
      turn,
    ),
  );
  return [...next, ...out].join(' ');
}

function nextSentence(
  { team, game: next, rival, rivalOf }: StatementOf<'next'>,
  game: Game,
  turn: number,
): string {
  const name = nameOf(team);
  const day = `el ${dayOf(next)}`;
  const when = hourOf(next) ? `${day} ${atHour(next)}, ${clockOf(next).long}` : day;
  const where = next.city ? ` en ${placeName(next.city)}` : '';
  const round =
    next.round && next.round.kind !== game.round?.kind
      ? `, ${next.round.kind === 'final' ? 'en' : 'por'} ${theRound(next.round)}`
      : '';
  if (!rival) {
    const open = rivalOf ? `al ganador de ${nameOf(rivalOf.home)}-${nameOf(rivalOf.away)}` : 'rival';
    return `${name} ${present(team, 'esperar')} ${open}: juega ${when},${where}${round}.`.replace(
      'juega',
      isPlural(team) ? 'juegan' : 'juega',
    );
  }
  return rotate(
    [
      `${name} ${isPlural(team) ? 'jugarán' : 'jugará'} ${when}, ante ${nameOf(rival)}${where}${round}.`,
      `Lo próximo de ${name} es ${nameOf(rival)}, ${when},${where}${round}.`,
      `A ${name} le toca ${nameOf(rival)} ${when},${where}${round}.`,
      `${name} ${present(team, 'volver')} a jugar ${when}, con ${nameOf(rival)} de rival${where}${round}.`,
    ],
    turn,
  );
}
