import { said, saidOnce, type StatementOf } from '../../plan/Statement.ts';
import { theCompetition } from '../competitionWords.ts';
import { points, recordWords } from '../gameWords.ts';
import { capital, inWords, list, the, The } from '../grammar.ts';
import { nextGame } from '../nextGame.ts';
import { streakSentence } from '../streakSentence.ts';
import type { ToldMatch } from './ToldMatch.ts';

/** What the match leaves behind: table, totals, streaks and the next match of both. Empty if there is nothing. */
export function aheadPart(t: ToldMatch, turn: number): string {
  const first = [tableSentence(t, turn), shootOutSentence(t)].filter(Boolean).join(' ');
  const second = [
    ...recordSentences(t),
    ...totals(t),
    ...firstOfEach(said(t.story, 'streak')).flatMap(streakSentence).slice(0, 2),
  ].join(' ');
  const third = said(t.story, 'next')
    .map((next, place) => nextGame(next, turn + place))
    .join(' ');
  return [first, second, third].filter(Boolean).join('\n\n');
}

function tableSentence({ story, game }: ToldMatch, turn: number): string {
  const table = saidOnce(story, 'table');
  const [first, ...others] = table?.rows ?? [];
  if (!table || !first || !game.round?.group) return '';
  const group = `Group ${game.round.group}`;
  const rest = list(others.map(({ team, points: own }) => `${the(team)} (${own})`));
  if (table.finished) {
    return `${group} finished with ${the(first.team)} on top with ${points(first.points)}, followed by ${rest}.`;
  }
  return turn % 2 === 0
    ? `${The(first.team)} leads ${group} with ${points(first.points)}, ahead of ${rest}.`
    : `In ${group}, ${the(first.team)} is first with ${points(first.points)}; behind come ${rest}.`;
}

function shootOutSentence({ shootOut, game }: ToldMatch): string {
  if (!shootOut) return '';
  return [game.home, game.away]
    .flatMap((team) => {
      const missed = shootOut.missed.filter((one) => one.team.key === team.key).map(({ player }) => player);
      return missed.length === 0 ? [] : [`${list(missed)} did not convert for ${the(team)}.`];
    })
    .join(' ');
}

function recordSentences({ story, knockOut, game }: ToldMatch): string[] {
  const records = said(story, 'tournament-record').map(({ what, shared }) =>
    what === 'most-goals'
      ? `No match of this World Cup has had ${shared ? 'more' : 'as many'} goals so far.`
      : shared
        ? 'No win at this World Cup has been wider so far.'
        : 'It is the widest win of this World Cup so far.',
  );
  if (!knockOut) return records;
  const out = said(story, 'is-out').map(({ team }) => team.key);
  const last = game.round?.kind === 'final' || game.round?.kind === 'third';
  return [
    ...records,
    ...said(story, 'record')
      .filter(({ team }) => out.includes(team.key) || last)
      .map(
        (row) =>
          `${The(row.team)} finishes the World Cup with ${recordWords(row)} in ${inWords(row.played)} matches.`,
      ),
  ];
}

function totals({ story, game }: ToldMatch): string[] {
  return said(story, 'scorer-total')
    .slice(0, 2)
    .map(({ player, goals, leads, team }, place) => {
      if (leads)
        return `${player} is up to ${inWords(goals)} goals, and nobody has more at this World Cup so far.`;
      return place === 0
        ? `${player} has ${inWords(goals)} goals at ${theCompetition(game.competition)}.`
        : `For ${player} of ${the(team)} it was goal No. ${goals} of the tournament.`;
    })
    .map(capital);
}

/** One streak a team: the first says the most. */
function firstOfEach(streaks: StatementOf<'streak'>[]): StatementOf<'streak'>[] {
  return [...Map.groupBy(streaks, ({ team }) => team.key).values()].flatMap(([first]) => first ?? []);
}
