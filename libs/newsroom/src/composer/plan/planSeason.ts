import { addHours } from 'date-fns/addHours';
import type { FactBook } from './FactBook.ts';
import { oneTeam } from './pictureChoices.ts';
import { morningAfter } from './publishTime.ts';
import type { Statement } from './Statement.ts';
import { storyIds } from './storyIds.ts';
import type { Round, SeasonStory, Team } from './Story.ts';
import { recordOf, tableOf } from './tableOf.ts';
import { describeTotals } from './describeTotals.ts';

/** The regular half season of one club, in the days after it. */
export function planSeason(
  book: FactBook,
  tournament: string,
  half: Round,
  at: number,
  team: Team,
  order: number,
): SeasonStory | null {
  const all = book
    .in(tournament)
    .filter(({ round }) => round?.kind === 'half-season' && round.names.es === half.names.es);
  const teams = [
    ...new Map(all.flatMap(({ home, away }) => [home, away]).map((one) => [one.key, one])).values(),
  ];
  const told = all.filter(({ score }) => score !== null);
  const games = told.filter(({ home, away }) => home.key === team.key || away.key === team.key);
  const last = all.at(-1);
  const row = tableOf(teams, told).find((one) => one.team.key === team.key);
  if (!last || !row || games.length < 10) return null;
  const key = `season:${at + 1}:${team.key}`;
  return {
    kind: 'season',
    ...{ key, team, games },
    id: storyIds.season(at, order),
    competition: last.competition,
    round: { ...half, week: null },
    place: row.place,
    record: recordOf(team, games),
    home: recordOf(
      team,
      games.filter((game) => game.home.key === team.key),
    ),
    away: recordOf(
      team,
      games.filter((game) => game.away.key === team.key),
    ),
    partial: all.some(({ score }) => score === null),
    subject: 'league',
    alsoIn: [],
    desk: 'data',
    publishedAt: addHours(morningAfter(last, key), 24 * (1 + order)),
    teams: [team],
    players: [],
    matches: games.map((game) => game.key),
    matchCard: null,
    pictures: oneTeam(book, team, key),
    statements: describeSeason(team, games),
  };
}

function describeSeason(team: Team, games: SeasonStory['games']): Statement[] {
  const won = games.filter(({ home, winner }) => winner === (home.key === team.key ? 'home' : 'away'));
  const lost = games.filter(({ home, winner }) => winner === (home.key === team.key ? 'away' : 'home'));
  return [won, lost].flatMap((some) =>
    describeTotals(some).filter(({ is }) => is === 'widest' || is === 'turned'),
  );
}
