import type { Squad } from '@cancha/stats/team/Squad';
import type { Api } from '../api/Api';
import { encodePath } from '../api/encodePath';
import type { MapIssue } from '../mapping/MapResult';
import { readOptionalList, readOne } from '../reading/readEach';
import { unwrapData } from '../reading/unwrapData';
import type { TeamTournamentArgs } from './getTeamStatistics';
import { squadLineSchema, squadPlayerSchema, squadSchema } from './team.wire';

/** Without lines when the squad is unknown; `null` for an unknown team. */
export async function getSquad(api: Api, args: TeamTournamentArgs): Promise<Squad | null> {
  const path = encodePath(['soccer', 'team', args.teamId, 'squad']);
  if (path === null) return null;
  return api.get({
    path,
    query: { tournament: args.tournamentId },
    cacheKey: 'squad',
    nullIfNotFound: true,
    read: (body, issues) => readSquad(body, args.teamId, issues),
  });
}

function readSquad(body: unknown, owner: string, issues: MapIssue[]): Squad {
  const wire = readOne(squadSchema, unwrapData(body), 'squad');
  const lines = readOptionalList(squadLineSchema, wire.lines, owner, issues).map(({ position, players }) => ({
    position,
    players: readOptionalList(squadPlayerSchema, players, owner, issues),
  }));
  return {
    tournament: wire.tournament ?? null,
    coach: wire.coach,
    lines: lines.filter(({ players }) => players.length > 0),
  };
}
