import { said, saidOnce } from '../../plan/Statement.ts';
import { theRound } from '../competitionWords.ts';
import type { TableRow } from '../../plan/Story.ts';
import { capital, list, ordinal, the, The } from '../grammar.ts';
import { points } from '../gameWords.ts';
import { leaders } from '../pointsLine.ts';
import type { ToldMatch } from './ToldMatch.ts';
import { ways } from '../../ways.ts';

/** What the result means, in one sentence: the next round, the end, or points in the group. Empty if nothing. */
export function followSentence(t: ToldMatch): string {
  const { story, game, winner, loser } = t;
  if (game.round?.kind === 'final') return `${The(winner)} is the world champion.`;
  const onward = said(story, 'goes-on').find(({ team }) => team.key === winner.key);
  if (onward) {
    // Who loses a semifinal still plays for third place.
    const out = said(story, 'is-out').some(({ team }) => team.key === loser.key);
    const lost = out ? `${the(loser)} is out` : `${the(loser)} will play for third place`;
    return ways(
      `${The(winner)} advances to ${theRound(onward.to)}; ${lost}.`,
      `${The(winner)} is through to ${theRound(onward.to)}.`,
      `The win sends ${the(winner)} to ${theRound(onward.to)}, while ${lost}.`,
    );
  }
  return groupSentence(t);
}

function groupSentence(t: ToldMatch): string {
  const { story, game, winner } = t;
  const group = game.round?.group;
  const { rows = [], finished = false } = saidOnce(story, 'table') ?? {};
  const [first, second] = rows;
  const row = rows.find(({ team }) => team.key === winner.key);
  if (!first || !second || !row || !group) return '';
  if (t.isDraw) {
    return finished
      ? `${The(first.team)} finished first in Group ${group} with ${points(first.points)}.`
      : first.points === second.points
        ? tiedSentence(rows, group)
        : `${The(first.team)} leads Group ${group} with ${points(first.points)}.`;
  }
  return ways(
    `${The(winner)} has ${points(row.points)} in Group ${group}.`,
    finished
      ? `${The(winner)} finishes ${ordinal(row.place)} in Group ${group} with ${points(row.points)}.`
      : `The win leaves ${the(winner)} ${ordinal(row.place)} in Group ${group} with ${points(row.points)}.`,
    finished
      ? `${The(winner)} ends the group stage with ${points(row.points)}.`
      : `${The(winner)} is up to ${points(row.points)} in Group ${group}.`,
    `That gives ${the(winner)} ${points(row.points)} in Group ${group}.`,
  );
}

function tiedSentence(rows: readonly TableRow[], group: string): string {
  const level = leaders(rows);
  const [first] = level;
  if (!first) return '';
  if (level.length === rows.length)
    return `Group ${group} is level, with ${points(first.points)} for every team.`;
  return `${capital(list(level.map(({ team }) => the(team))))} share the Group ${group} lead with ${points(first.points)} each.`;
}
