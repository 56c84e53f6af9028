import { ways } from '../../ways.ts';
import { placeName } from '../places.ts';
import { said, type StatementOf } from '../../plan/Statement.ts';
import type { Game } from '../../plan/Story.ts';
import { ofShortCompetition, shortCompetition, theRound } from '../competitionWords.ts';
import { isPlural, nameOf, past, present } from '../grammar.ts';
import { atHour, clockOf, dayOf, hourOf } from '../when.ts';
import type { ToldMatch } from './ToldMatch.ts';

/** What comes for both, as far as it is known, and who is out. */
export function nextSentences({ story, game }: ToldMatch): string {
  const next = said(story, 'next').map((one) => nextSentence(one, game));
  const out = said(story, 'is-out').map(({ team }) =>
    ways(
      `Para ${nameOf(team)} se terminó ${shortCompetition(game.competition)}.`,
      `${nameOf(team)} ${present(team, 'irse')} ${ofShortCompetition(game.competition)}.`,
      `${nameOf(team)} ${past(team, 'quedar')} fuera del torneo.`,
      `Hasta aquí llegó ${nameOf(team)} en el torneo.`,
      `${nameOf(team)} no ${present(team, 'seguir')} en carrera.`,
      `Con este resultado, ${nameOf(team)} ${present(team, 'despedirse')} ${ofShortCompetition(game.competition)}.`,
    ),
  );
  return [...next, ...out].join(' ');
}

function nextSentence({ team, game: next, rival, rivalOf }: StatementOf<'next'>, game: Game): string {
  const name = nameOf(team);
  const day = `el ${dayOf(next)}`;
  const when = hourOf(next) ? `${day} ${atHour(next)}, ${clockOf(next).long}` : day;
  const short = hourOf(next) ? `${day} ${atHour(next)} ${clockOf(next).short}` : day;
  const where = next.city ? ` en ${placeName(next.city)}` : '';
  const round =
    next.round && next.round.kind !== game.round?.kind
      ? `, ${next.round.kind === 'final' ? 'en' : 'por'} ${theRound(next.round)}`
      : '';
  if (!rival) {
    const open = rivalOf ? `al ganador de ${nameOf(rivalOf.home)}-${nameOf(rivalOf.away)}` : 'rival';
    const play = present(team, 'jugar');
    return ways(
      `${name} ${present(team, 'esperar')} ${open}: ${play} ${when},${where}${round}.`,
      `${name} ${play} ${short},${where}${round}, y ${present(team, 'esperar')} ${open}.`,
      `Lo próximo de ${name} es ${when},${where}${round}; ${present(team, 'esperar')} ${open}.`,
    );
  }
  const other = nameOf(rival);
  const [les, plays] = isPlural(team) ? ['les', 'jugarán'] : ['le', 'jugará'];
  const there = `${where}${round}`;
  return ways(
    `${name} ${plays} ${when}, ante ${other}${there}.`,
    `Lo próximo de ${name} es ${other}, ${when},${there}.`,
    `A ${name} ${les} toca ${other} ${when},${there}.`,
    `${name} ${present(team, 'volver')} a jugar ${when}, con ${other} de rival${there}.`,
    `El siguiente partido de ${name} es con ${other}, ${when},${there}.`,
    `${name} ${present(team, 'medirse')} con ${other} ${short},${there}.`,
    `${other} ${present(rival, 'ser')} el próximo rival de ${name}: juegan ${when},${there}.`,
    `El calendario de ${name} sigue con ${other}, ${short},${there}.`,
    `Después, ${name} ${present(team, 'enfrentar')} a ${other}: ${when},${there}.`,
    `A ${name} ${les} espera ${other} ${short},${there}.`,
    `${name} y ${other} se enfrentan ${when},${there}.`,
    `${name} ${present(team, 'tener')} a ${other} como próximo rival, ${when},${there}.`,
    `El rival que viene para ${name} es ${other}, ${short},${there}.`,
    `Para ${name} lo que sigue es ${other}, ${when},${there}.`,
    `${name} ${plays} ${short} con ${other},${there}.`,
    `Próxima fecha de ${name}: ${other}, ${short},${there}.`,
    '',
  );
}
