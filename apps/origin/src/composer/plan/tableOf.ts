import { computeStandings, goalDifference, type Standing } from '../../stats/computeStandings.ts';
import type { Game, TableRow, Team } from './Story.ts';

/**
 * The table of these teams after these games. Nations level on points are parted by the games among them first,
 * as the World Cup of 2026 does; clubs by the whole table.
 */
export function tableOf(teams: readonly Team[], games: readonly Game[]): TableRow[] {
  const all = standings(teams, games);
  const nations = teams.every(({ kind }) => kind === 'national');
  const rows = nations ? breakTies(all, teams, games) : all;
  return rows.map(({ teamId, ...row }, at) => {
    const team = teams.find(({ key }) => key === teamId);
    if (!team) throw new Error(`${teamId} is not in this table`);
    return { place: at + 1, team, ...row };
  });
}

/** Results of one team among these games. */
export function recordOf(team: Team, games: readonly Game[]): Omit<TableRow, 'place' | 'team'> {
  const [row] = standings([team], games);
  if (!row) throw new Error(`${team.key} has no row`);
  const { teamId: _, ...record } = row;
  return record;
}

function standings(teams: readonly Team[], games: readonly Game[]): Standing[] {
  const results = games.flatMap(({ home, away, score }) =>
    score ? [{ homeId: home.key, awayId: away.key, homeScore: score[0], awayScore: score[1] }] : [],
  );
  return computeStandings(
    teams.map(({ key }) => key),
    results,
  );
}

function breakTies(rows: Standing[], teams: readonly Team[], games: readonly Game[]): Standing[] {
  const level = Map.groupBy(rows, ({ points }) => points);
  return [...level.values()].flatMap((tied) => {
    if (tied.length === 1) return tied;
    const keys = new Set(tied.map(({ teamId }) => teamId));
    const among = standings(
      teams.filter(({ key }) => keys.has(key)),
      games.filter(({ home, away }) => keys.has(home.key) && keys.has(away.key)),
    );
    const own = new Map(among.map((row) => [row.teamId, row]));
    const order = (teamId: string): [number, number, number] => {
      const row = own.get(teamId);
      return row ? [row.points, goalDifference(row), row.goalsFor] : [0, 0, 0];
    };
    return tied.toSorted((one, other) => {
      const [a, b] = [order(one.teamId), order(other.teamId)];
      return b[0] - a[0] || b[1] - a[1] || b[2] - a[2] || rows.indexOf(one) - rows.indexOf(other);
    });
  });
}
