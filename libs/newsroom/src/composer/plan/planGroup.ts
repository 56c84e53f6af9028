import type { FactBook } from './FactBook.ts';
import { tablePictures } from './pictureChoices.ts';
import { morningAfter } from './publishTime.ts';
import type { Statement } from './Statement.ts';
import { storyIds } from './storyIds.ts';
import type { Game, GroupStory, Team } from './Story.ts';
import { tableOf } from './tableOf.ts';
import { describeTotals } from './describeTotals.ts';
import { topScorers } from './describeScorers.ts';

/** A group the morning after one of its matchdays. */
export function planGroup(
  book: FactBook,
  tournament: string,
  letter: string,
  week: number,
): GroupStory | null {
  const all = book.in(tournament).filter(({ round }) => round?.kind === 'group' && round.group === letter);
  const games = all.filter(({ round }) => (round?.week ?? 9) <= week);
  const ofWeek = games.filter(({ round }) => round?.week === week);
  const last = ofWeek.at(-1);
  if (!last?.round) return null;
  const teams = [
    ...new Map(all.flatMap(({ home, away }) => [home, away]).map((team) => [team.key, team])).values(),
  ];
  const table = tableOf(teams, games);
  const finished = games.length === all.length;
  const key = `group:${letter}:${week}`;
  const concacaf = teams.some(({ key: of }) => ['MEX', 'USA', 'CAN', 'CUW', 'HAI', 'PAN'].includes(of));
  return {
    kind: 'group',
    ...{ key, week, games, table, finished },
    id: storyIds.group(letter, week),
    competition: last.competition,
    round: last.round,
    subject: 'world-cup',
    alsoIn: concacaf ? ['concacaf'] : [],
    desk: 'data',
    publishedAt: morningAfter(last, key),
    teams,
    players: [],
    matches: games.map((game) => game.key),
    matchCard: null,
    pictures: tablePictures(book, table, key),
    statements: [
      ...describeTotals(games),
      ...describeGroupScorers(book, games, teams),
      ...(finished ? describeEnd(book, last, teams) : describeAhead(all, week, teams)),
    ],
  };
}

function describeGroupScorers(book: FactBook, games: Game[], teams: Team[]): Statement[] {
  return teams.flatMap((team): Statement[] => {
    const list = topScorers(book, games, team);
    return list.length > 0 ? [{ is: 'scorers', team, list }] : [];
  });
}

/** Who is in the next round is read from the bracket: the best third places depend on other groups. */
function describeEnd(book: FactBook, last: Game, teams: Team[]): Statement[] {
  return teams.flatMap((team): Statement[] => {
    const next = book.of(team, last.competition.key).find(({ round }) => round?.kind === 'r32');
    return next?.round ? [{ is: 'goes-on', team, to: next.round }] : [{ is: 'is-out', team }];
  });
}

function describeAhead(all: Game[], week: number, teams: Team[]): Statement[] {
  return all
    .filter(({ round }) => round?.week === week + 1)
    .flatMap((game): Statement[] => {
      const team = teams.find(({ key }) => key === game.home.key);
      return team ? [{ is: 'next', team, game, rival: game.away, rivalOf: null }] : [];
    });
}
