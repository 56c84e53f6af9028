import type { TeamProfile } from '@cancha/stats/team/TeamProfile';
import type { Api } from '../api/Api';
import { encodePath } from '../api/encodePath';
import type { MapIssue } from '../mapping/MapResult';
import { readOptionalList, readOne } from '../reading/readEach';
import { unwrapData } from '../reading/unwrapData';
import { tournamentSchema } from './match.wire';
import { teamProfileSchema } from './team.wire';

/** `null` for an unknown team. */
export async function getTeam(api: Api, args: { teamId: string }): Promise<TeamProfile | null> {
  const path = encodePath(['soccer', 'team', args.teamId]);
  if (path === null) return null;
  return api.get({ path, cacheKey: 'team', nullIfNotFound: true, read: readTeam });
}

function readTeam(body: unknown, issues: MapIssue[]): TeamProfile {
  const { team, coach, tournaments } = readOne(teamProfileSchema, unwrapData(body), 'team');
  const { kind, ...rest } = team;
  return {
    team: rest,
    kind: kind ?? null,
    coach,
    tournaments: readOptionalList(tournamentSchema, tournaments, team.id, issues),
  };
}
