import { saidOnce } from '../../plan/Statement.ts';
import { inRound, theCompetition, toRound } from '../competitionWords.ts';
import { its, ordinal, rotate, the, The } from '../grammar.ts';
import { points } from '../gameWords.ts';
import type { ToldMatch } from './ToldMatch.ts';

/** What the result means, in one sentence: the next round, the end, or points in the group. Empty if nothing. */
export function followSentence(t: ToldMatch, form: number): string {
  const { story, game, winner, loser, onward } = t;
  if (game.round?.kind === 'final') return `${The(winner)} has won ${theCompetition(game.competition)}.`;
  if (onward) {
    // Who loses a semifinal still plays for third place
    const lost = t.loserIsOut ? `${the(loser)} is out` : `${the(loser)} will play for third place`;
    return rotate(
      [
        `${The(winner)} is ${inRound(onward.to)}; ${lost}.`,
        `The result sends ${the(winner)} ${toRound(onward.to)}, and ${lost}.`,
        `${The(winner)} moves on ${toRound(onward.to)}.`,
      ],
      form,
    );
  }
  const group = game.round?.group;
  const { rows = [], finished = false } = saidOnce(story, 'table') ?? {};
  const [first] = rows;
  const row = rows.find(({ team }) => team.key === winner.key);
  if (!first || !row || !group) return '';
  if (t.isDraw) {
    return `${The(first.team)} ${finished ? 'finished first in' : 'leads'} Group ${group} with ${points(first.points)}.`;
  }
  return rotate(
    [
      `${The(winner)} is up to ${points(row.points)} in Group ${group}.`,
      `The win ${finished ? `leaves ${the(winner)}` : `moves ${the(winner)}`} ${ordinal(row.place)} in Group ${group} with ${points(row.points)}.`,
      `${its(winner).replace(/^t/, 'T')} tally in Group ${group} is now ${points(row.points)}.`,
    ],
    form,
  );
}
