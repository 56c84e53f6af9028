import { plainRules, type TableRules } from '../../facts/tournamentRules.ts';
import { rankTable } from '@cancha/stats/ranking/rankTable.ts';
import type { Standing } from '@cancha/stats/ranking/tallyResults.ts';
import type { Game, TableRow, Team } from './Story.ts';

/** Groups of nations are parted by the games among level teams first. */
const groupRules: TableRules = {
  points: plainRules.points,
  order: [
    'head-to-head-points',
    'head-to-head-goal-difference',
    'head-to-head-goals-for',
    'goal-difference',
    'goals-for',
  ],
  meetings: 1,
  headToHeadAnew: 'when-spent',
};

/** The table of these teams after these games: a group of nations, or a league of clubs. */
export function tableOf(teams: readonly Team[], games: readonly Game[]): TableRow[] {
  const nations = teams.every(({ kind }) => kind === 'national');
  return standings(teams, games, nations ? groupRules : plainRules).map(({ teamId, ...row }, at) => {
    const team = teams.find(({ key }) => key === teamId);
    if (!team) throw new Error(`${teamId} is not in this table`);
    return { place: at + 1, team, ...row };
  });
}

/** Results of one team among these games. */
export function recordOf(team: Team, games: readonly Game[]): Omit<TableRow, 'place' | 'team'> {
  const [row] = standings([team], games, plainRules);
  if (!row) throw new Error(`${team.key} has no row`);
  const { teamId: _, ...record } = row;
  return record;
}

function standings(teams: readonly Team[], games: readonly Game[], rules: TableRules): Standing[] {
  const results = games.flatMap(({ home, away, score }) =>
    score ? [{ homeId: home.key, awayId: away.key, homeScore: score[0], awayScore: score[1] }] : [],
  );
  const keys = teams.map(({ key }) => key);
  return rankTable(keys, results, rules).map(({ standing }) => standing);
}
