import { said, type StatementOf } from '../../plan/Statement.ts';
import type { Game } from '../../plan/Story.ts';
import { aScore, capital, inWords, list, score, the, The, times, winnersScore } from '../grammar.ts';
import { inTown } from '../places.ts';
import { fullDay } from '../when.ts';
import type { ToldMatch } from './ToldMatch.ts';
import { ways } from '../../ways.ts';

/** Nations whose every match since 2016 is recorded: only against them a count of meetings is whole. */
const recorded = new Set(['CRC', 'GUA', 'HON', 'NCA', 'PAN', 'SLV']);

/** Meetings before this one: how many, who won them, and how the last one ended. */
export function meetings({ story }: ToldMatch): string {
  return said(story, 'head-to-head')
    .filter(({ rival }) => recorded.has(rival.key))
    .map((one) => {
      const total = one.won + one.drawn + one.lost;
      const had = `had met ${times(total)} since the start of 2016`;
      if (total === 1) {
        return `${The(one.team)} and ${the(one.rival)} ${had}: The match ${inTown(one.last)} on ${fullDay(one.last)}, ${ended(one.last)}.`;
      }
      const [day, town, end] = [fullDay(one.last), inTown(one.last), ended(one.last)];
      return `${ways(`The teams ${had}.`, `The two sides ${had}.`, `They ${had}.`)} ${outcome(one, total)} ${ways(
        `The previous meeting, on ${day}, ${town}, ${end}.`,
        `Their last match, on ${day}, ${town}, ${end}.`,
        `The most recent one, on ${day}, ${town}, ${end}.`,
      )}`;
    })
    .join(' ');
}

/** `The United States won two, and one was a draw.` */
function outcome({ team, rival, won, drawn, lost }: StatementOf<'head-to-head'>, total: number): string {
  const all = total === 2 ? 'both' : `all ${inWords(total)}`;
  if (won === total) return `${The(team)} won ${all}.`;
  if (lost === total) return `${The(rival)} won ${all}.`;
  if (drawn === total) return `${capital(all)} were draws.`;
  const parts = [
    ...(won > 0 ? [`${the(team)} won ${inWords(won)}`] : []),
    ...(lost > 0 ? [`${the(rival)} won ${inWords(lost)}`] : []),
    ...(drawn > 0 ? [`${inWords(drawn)} ${drawn === 1 ? 'was a draw' : 'were draws'}`] : []),
  ];
  return `${capital(list(parts))}.`;
}

/** `was a 3-0 win for Canada`: after the date and place of a meeting. */
function ended(last: Game): string {
  const result = last.score ?? [0, 0];
  const [home, away] = result;
  if (home !== away)
    return `was ${aScore(winnersScore(result))} win for ${the(home > away ? last.home : last.away)}`;
  const kicks = last.decidedBy === 'shoot-out' && last.winner;
  return `ended ${score(result)}${kicks ? `, with ${the(last[kicks])} winning on penalties` : ''}`;
}
