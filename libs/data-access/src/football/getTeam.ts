import type { MapIssue } from '@cancha/stats/mapped/Mapped';
import type { TeamProfile } from '@cancha/stats/team/TeamProfile';
import type { Api } from '../api/Api';
import { encodePath } from '../api/encodePath';
import { readDecoration, readOne } from '../reading/readEach';
import { unwrapData } from '../reading/unwrapData';
import { tournamentSchema } from './match.wire';
import { teamProfileSchema } from './team.wire';
import { toTournament } from './toTournament';

/** A team with its coach and tournaments, or `null` when the provider does not know it. */
export async function getTeam(api: Api, args: { teamId: string }): Promise<TeamProfile | null> {
  const path = encodePath(['soccer', 'team', args.teamId]);
  if (path === null) return null;
  return api.get({ path, shape: 'team', absentIsAnswer: true, read: readTeam });
}

function readTeam(body: unknown, issues: MapIssue[]): TeamProfile {
  const { team, coach, tournaments } = readOne(teamProfileSchema, unwrapData(body), 'team');
  const { id, name, image, code, kind } = team;
  return {
    team: { id, name, image: image || null, code: code || null },
    kind: kind ?? null,
    coach: coach || null,
    tournaments: readDecoration(tournamentSchema, tournaments, id, issues).map(toTournament),
  };
}
