import { addHours } from 'date-fns/addHours';
import { endOf, startOf, type FactBook } from './FactBook.ts';
import { tablePictures } from './pictureChoices.ts';
import { morningAfter } from './publishTime.ts';
import type { Statement } from './Statement.ts';
import { storyIds } from './storyIds.ts';
import type { Game, Round, RoundStory, TableRow, Team } from './Story.ts';
import { streakOf } from './streakOf.ts';
import { tableOf } from './tableOf.ts';
import { describeTotals } from './describeTotals.ts';

/** A matchday of a league the morning after it. Matches put off by more than a week are named as such. */
export function planRound(
  book: FactBook,
  tournament: string,
  half: Round,
  at: number,
  week: number,
): RoundStory | null {
  const all = book
    .in(tournament)
    .filter(({ round }) => round?.kind === 'half-season' && round.names.es === half.names.es);
  const ofWeek = all.filter(({ round }) => round?.week === week);
  const [first] = ofWeek;
  if (!first) return null;
  const inTime = ofWeek.filter((game) => startOf(game) < addHours(startOf(first), 7 * 24));
  const games = inTime.filter(({ score }) => score !== null);
  const last = games.at(-1);
  // A table needs a matchday that was (all but) played.
  if (!last || games.length < 4 || ofWeek.some(({ score }) => score === null)) return null;
  const teams = [
    ...new Map(all.flatMap(({ home, away }) => [home, away]).map((team) => [team.key, team])).values(),
  ];
  const until = all.filter((game) => game.score !== null && endOf(game) <= endOf(last));
  const table = tableOf(teams, until);
  const before = tableOf(
    teams,
    until.filter((game) => !games.includes(game)),
  );
  const key = `round:${at + 1}:${week}`;
  return {
    kind: 'round',
    ...{ key, week, games, table },
    id: storyIds.round(at, week),
    competition: first.competition,
    round: { ...half, week },
    postponed: ofWeek.filter((game) => !inTime.includes(game)),
    subject: 'league',
    alsoIn: [],
    desk: 'league',
    publishedAt: morningAfter(last, key),
    teams: table.slice(0, 3).map(({ team }) => team),
    players: [],
    matches: until.map((game) => game.key),
    matchCard: null,
    pictures: tablePictures(book, table, key),
    statements: [
      ...describeTotals(games),
      ...describeLead(table),
      ...describeMoves(before, table, week),
      ...teams.flatMap((team) => describeRun(team, until)),
    ],
  };
}

function describeLead(table: TableRow[]): Statement[] {
  const [first, second] = table;
  const bottom = table.at(-1);
  if (!first || !second || !bottom) return [];
  return [
    {
      is: 'lead',
      team: first.team,
      points: first.points,
      second: second.team,
      gap: first.points - second.points,
    },
    { is: 'last-place', team: bottom.team, points: bottom.points },
  ];
}

function describeMoves(before: TableRow[], after: TableRow[], week: number): Statement[] {
  if (week < 3) return [];
  return after.flatMap(({ team, place }): Statement[] => {
    const from = before.find((row) => row.team === team)?.place ?? place;
    return from - place >= 2 || (place === 1 && from !== 1) ? [{ is: 'moved', team, from, to: place }] : [];
  });
}

function describeRun(team: Team, until: readonly Game[]): Statement[] {
  const games = until.filter(({ home, away, played }) => played && (home === team || away === team));
  const runs = (
    [
      ['won', 3],
      ['unbeaten', 5],
      ['lost', 3],
      ['winless', 5],
      ['clean-sheets', 3],
      ['scoreless', 3],
    ] as const
  ).flatMap(([of, least]): Statement[] => {
    const length = streakOf(team, of, games);
    return length >= least ? [{ is: 'streak', team, of, length, within: 'tournament' }] : [];
  });
  // The strongest says it all.
  return runs.slice(0, 1);
}
