import type { StatementOf } from '../plan/Statement.ts';
import { inRound, theCompetition } from './competitionWords.ts';
import { its, nameOf, rotate, the, The } from './grammar.ts';
import { inCity } from './places.ts';
import { dayOf, hourOf, weekdayOf } from './when.ts';

/** `Brazil is back in action on Wednesday, June 24, against Scotland in Miami Gardens (6 p.m. ET).` */
export function nextGame({ team, game, rival, rivalOf }: StatementOf<'next'>, form: number): string {
  const hour = hourOf(game);
  const where = inCity(game);
  const when = `on ${weekdayOf(game)}, ${dayOf(game)},`;
  const clock = hour ? ` (${hour})` : '';
  const against = rival
    ? the(rival)
    : rivalOf
      ? `the ${game.round?.kind === 'third' ? 'loser' : 'winner'} of ${nameOf(rivalOf.home)} vs. ${nameOf(rivalOf.away)}`
      : null;
  const round = game.round ? inRound(game.round) : `in ${theCompetition(game.competition)}`;
  if (against === null) return `${The(team)} plays again ${when} ${where} ${round}${clock}.`;
  return rotate(
    [
      `${The(team)} faces ${against} ${when} ${where}${clock}.`,
      `Next for ${the(team)}: ${against} ${when.replace(/,$/, '')} ${where}${clock}.`,
      `${The(team)} is back in action ${when} against ${against} ${where}${clock}.`,
      `${its(team).replace(/^t/, 'T')} next opponent is ${against}, ${when} ${where}${clock}.`,
    ],
    form,
  );
}
