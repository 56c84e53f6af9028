import type { Standings } from '@cancha/stats/standings/Standings';
import type { TournamentStandings } from '@cancha/stats/standings/TournamentStandings';

/** The tables of a tournament that hold a team. */
export function withTeam({ tables }: TournamentStandings, teamId: string): Standings[] {
  return tables.filter(({ rows }) => rows.some(({ team }) => team.id === teamId));
}
