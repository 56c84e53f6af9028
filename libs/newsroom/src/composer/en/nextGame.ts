import type { StatementOf } from '../plan/Statement.ts';
import { inPhase } from './competitionWords.ts';
import { possessive, the, The } from './grammar.ts';
import { nameOf } from './nations.ts';
import { inTown } from './places.ts';
import { dayAndHour } from './when.ts';
import { ways } from '../ways.ts';

/** `The United States plays next against Australia on Friday, June 19, at 3 p.m. ET in Seattle.` */
export function nextGame({ team, game, rival, rivalOf }: StatementOf<'next'>): string {
  const when = dayAndHour(game);
  const against = rival
    ? the(rival)
    : rivalOf
      ? `the ${game.round?.kind === 'third' ? 'loser' : 'winner'} of ${nameOf(rivalOf.home)} vs. ${nameOf(rivalOf.away)}`
      : null;
  if (against === null)
    return ways(
      `${The(team)} returns on ${when} ${inTown(game)}, ${inPhase(game)}.`,
      `${possessive(The(team))} next match is on ${when} ${inTown(game)}, ${inPhase(game)}.`,
      '',
    );
  return ways(
    `${The(team)} plays ${against} next, on ${when} ${inTown(game)}.`,
    `${The(team)} faces ${against} on ${when} ${inTown(game)}.`,
    `Next for ${the(team)} is ${against}, on ${when} ${inTown(game)}.`,
    `${possessive(The(team))} next match is against ${against} on ${when} ${inTown(game)}.`,
    `${The(team)} meets ${against} on ${when} ${inTown(game)}.`,
    `Up next for ${the(team)}: ${against}, on ${when} ${inTown(game)}.`,
    `${The(team)} takes on ${against} ${inTown(game)} on ${when}.`,
    `${The(team)} goes on to ${against}, on ${when} ${inTown(game)}.`,
    `${The(team)} and ${against} play on ${when} ${inTown(game)}.`,
    `The next opponent for ${the(team)} is ${against}, on ${when} ${inTown(game)}.`,
    `${The(team)} is back in action on ${when} ${inTown(game)}, against ${against}.`,
    `${The(team)} has ${against} next, on ${when} ${inTown(game)}.`,
    '',
  );
}
