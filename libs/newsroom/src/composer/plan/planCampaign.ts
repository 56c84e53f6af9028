import { addMinutes } from 'date-fns/addMinutes';
import type { ComposerSettings } from '../composerSettings.ts';
import type { FactBook } from './FactBook.ts';
import { oneTeam } from './pictureChoices.ts';
import { morningAfter } from './publishTime.ts';
import type { Statement } from './Statement.ts';
import type { CampaignStory, Team } from './Story.ts';
import { subjectsOf } from './subjectsOf.ts';
import { recordOf } from './tableOf.ts';
import { topScorers } from './describeScorers.ts';
import { describeTotals } from './describeTotals.ts';

/** The World Cup of one team, the morning after its last match; of a team out after the groups, once all are over. */
export function planCampaign(
  book: FactBook,
  team: Team,
  tournament: string,
  id: number,
  settings: ComposerSettings,
): CampaignStory | null {
  const games = book.of(team, tournament).filter(({ played }) => played);
  const last = games.at(-1);
  if (!last?.round) return null;
  const groups = book.in(tournament).findLast(({ round }) => round?.kind === 'group');
  const over = last.round.kind === 'group' && groups ? groups : last;
  const key = `campaign:${team.key}`;
  const scorers = topScorers(book, games, team);
  const { subject, alsoIn } = subjectsOf({ ...last, home: team, away: team, winner: null }, settings);
  return {
    kind: 'campaign',
    ...{ key, id, team, games, scorers, subject, alsoIn: [...new Set(alsoIn)] },
    competition: last.competition,
    desk: 'data',
    reached: last.round,
    record: recordOf(team, games),
    publishedAt: addMinutes(morningAfter(over, key), (id % 40) * 3),
    teams: [team],
    players: scorers.slice(0, 2).map(({ player }) => player),
    matches: games.map((game) => game.key),
    matchCard: null,
    pictures: oneTeam(book, team, key),
    statements: describeCampaign(book, team, games),
  };
}

function describeCampaign(
  book: FactBook,
  team: Team,
  games: readonly CampaignStory['games'][number][],
): Statement[] {
  const goals = games.flatMap((game) => (book.goals(game) ?? []).map((goal) => ({ goal, game })));
  const own = goals.filter(({ goal, game }) => game[goal.side].key === team.key);
  return [
    ...describeTotals(games).filter(({ is }) => is === 'widest'),
    ...own
      .filter(({ goal }) => goal.kind === 'own')
      .map(({ goal, game }): Statement => ({
        is: 'own-goal',
        goal,
        for: team,
        against: game.home.key === team.key ? game.away : game.home,
      })),
    ...own.flatMap(({ goal }): Statement[] => (goal.cameOn ? [{ is: 'substitute', goal, team }] : [])),
    ...games.flatMap((game) =>
      book
        .events(game)
        .flatMap(({ kind, side, player, minute }): Statement[] =>
          (kind === 'red' || kind === 'second-yellow') && minute !== null && game[side].key === team.key
            ? [{ is: 'red-card', player, team, minute, score: [0, 0] }]
            : [],
        ),
    ),
  ];
}
