import { said, saidOnce, type StatementOf } from '../../plan/Statement.ts';
import { isWhole } from '../competitionWords.ts';
import { capital, count, inWords, list, ordinal, possessive, the, The } from '../grammar.ts';
import { points, recordWords } from '../gameWords.ts';
import { nextGame } from '../nextGame.ts';
import { pointsLine } from '../pointsLine.ts';
import { streakSentences } from '../streakSentence.ts';
import { meetings } from './meetings.ts';
import { pathSentences } from './pathSentences.ts';
import type { ToldMatch } from './ToldMatch.ts';
import { ways } from '../../ways.ts';

/** What the match leaves behind: table, totals, streaks and the next match of both. Empty if there is nothing. */
export function aheadPart(t: ToldMatch): string {
  const first = [tableSentence(t), missedKicks(t)].filter(Boolean).join(' ');
  const out = said(t.story, 'is-out').map(({ team }) => team.key);
  const second = [
    ...recordSentences(t),
    ...totals(t),
    // Nobody counts a run of a team that has just gone out.
    ...streakSentences(
      firstOfEach(said(t.story, 'streak')).filter(
        ({ team, of }) =>
          !(out.includes(team.key) && ['unbeaten', 'won', 'winless'].includes(of)) &&
          // After the third matchday nobody has another match to win yet.
          !(of === 'winless' && t.game.round?.week === 3),
      ),
    ),
    ...pathSentences(t),
  ].join(' ');
  const third = said(t.story, 'next').map(nextGame).join(' ');
  return [first, second, meetings(t), third].filter(Boolean).join('\n\n');
}

function tableSentence({ story, game }: ToldMatch): string {
  const table = saidOnce(story, 'table');
  const [first, second] = table?.rows ?? [];
  if (!table || !first || !second || !game.round?.group) return '';
  const group = `Group ${game.round.group}`;
  if (table.finished) {
    const rest = list(table.rows.slice(1).map(({ team, points: own }) => `${the(team)} (${own})`));
    return ways(
      `${The(first.team)} won ${group} with ${points(first.points)}, ahead of ${rest}.`,
      `${group} finished with ${the(first.team)} on top with ${points(first.points)}, followed by ${rest}.`,
      `${The(first.team)} finished atop ${group} with ${points(first.points)}; then came ${rest}.`,
      `First place in ${group} went to ${the(first.team)}, with ${points(first.points)}, ahead of ${rest}.`,
    );
  }
  const line = pointsLine(table.rows, group);
  if (line.startsWith('all ')) return `${capital(line)}.`;
  return ways(
    `In ${group}, ${line}.`,
    `The ${group} standings: ${capital(line)}.`,
    `That leaves ${group} like this: ${capital(line)}.`,
  );
}

function missedKicks({ story, game }: ToldMatch): string {
  const missed = saidOnce(story, 'shoot-out')?.missed ?? [];
  return [game.home, game.away]
    .flatMap((team) => {
      const players = missed.filter((one) => one.team.key === team.key).map(({ player }) => player);
      return players.length === 0 ? [] : [`${list(players)} missed for ${the(team)} in the shootout.`];
    })
    .join(' ');
}

function recordSentences({ story, knockOut, game }: ToldMatch): string[] {
  const cup = said(story, 'tournament-record').map(({ what, shared }) => recordOf(what, shared));
  if (!knockOut) return cup;
  const out = said(story, 'is-out').map(({ team }) => team.key);
  const last = game.round?.kind === 'final' || game.round?.kind === 'third';
  return [
    ...cup,
    ...said(story, 'record')
      .filter(({ team }) => last || out.includes(team.key))
      .map(
        (row) =>
          `${The(row.team)} ${last ? 'finishes' : 'leaves'} the World Cup with ${recordWords(row)} in ${count(row.played, 'match', 'matches')}.`,
      ),
  ];
}

function recordOf(what: 'widest-win' | 'most-goals', shared: boolean): string {
  if (what === 'most-goals') {
    return shared
      ? 'No match at this World Cup has had more goals.'
      : 'It is the highest-scoring match of this World Cup so far.';
  }
  return shared
    ? 'No team has won by more at this World Cup.'
    : 'It is the widest margin of this World Cup so far.';
}

function totals({ story, game }: ToldMatch): string[] {
  if (!isWhole(game.competition)) return [];
  const cup = game.competition.kind === 'world-cup' ? 'World Cup' : 'tournament';
  return said(story, 'scorer-total')
    .slice(0, 2)
    .map(({ player, goals, leads }) => {
      if (leads)
        return ways(
          `${capital(player)} is up to ${inWords(goals)} goals, and nobody has scored more at this ${cup}.`,
          `${capital(player)} has ${inWords(goals)} goals; nobody at this ${cup} has more.`,
          `Nobody has more goals at this ${cup} than ${player}, who has ${inWords(goals)}.`,
        );
      return ways(
        `${capital(player)} now has ${inWords(goals)} goals at this ${cup}.`,
        `It was the ${ordinal(goals)} goal of the ${cup} for ${player}.`,
        `${possessive(capital(player))} total for the ${cup} is ${inWords(goals)}.`,
        `That makes ${inWords(goals)} goals at this ${cup} for ${player}.`,
        `${capital(player)} has scored ${goals === 2 ? 'twice' : `${inWords(goals)} times`} at this ${cup}.`,
        `The tally for ${player} at this ${cup} stands at ${inWords(goals)}.`,
        '',
      );
    });
}

/** One streak a team: the first says the most. */
function firstOfEach(streaks: StatementOf<'streak'>[]): StatementOf<'streak'>[] {
  return [...Map.groupBy(streaks, ({ team }) => team.key).values()].flatMap(([first]) => first ?? []);
}
