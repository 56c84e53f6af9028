import type { MapIssue } from '@cancha/stats/mapped/Mapped';
import type { Squad, SquadPlayer } from '@cancha/stats/team/Squad';
import type { Api } from '../api/Api';
import { encodePath } from '../api/encodePath';
import { readDecoration, readOne } from '../reading/readEach';
import { unwrapData } from '../reading/unwrapData';
import type { TeamTournamentArgs } from './getTeamStatistics';
import { readPlainDay } from './readPlainDay';
import { squadLineSchema, squadPlayerSchema, squadSchema } from './team.wire';
import { toTournament } from './toTournament';

/** The squad of a team, without lines where it is not known; `null` where the team is not. */
export async function getSquad(api: Api, args: TeamTournamentArgs): Promise<Squad | null> {
  const path = encodePath(['soccer', 'team', args.teamId, 'squad']);
  if (path === null) return null;
  return api.get({
    path,
    query: { tournament: args.tournamentId },
    shape: 'squad',
    absentIsAnswer: true,
    read: (body, issues) => readSquad(body, args.teamId, issues),
  });
}

function readSquad(body: unknown, owner: string, issues: MapIssue[]): Squad {
  const wire = readOne(squadSchema, unwrapData(body), 'squad');
  const lines = readDecoration(squadLineSchema, wire.lines, owner, issues).map(({ position, players }) => ({
    position,
    players: readPlayers(players, owner, issues),
  }));
  return {
    tournament: wire.tournament ? toTournament(wire.tournament) : null,
    coach: wire.coach || null,
    lines: lines.filter(({ players }) => players.length > 0),
  };
}

function readPlayers(value: unknown, owner: string, issues: MapIssue[]): SquadPlayer[] {
  return readDecoration(squadPlayerSchema, value, owner, issues).map(({ id, name, number, born, club }) => ({
    id,
    name,
    number: number ?? null,
    born: readPlainDay(born),
    club: club || null,
  }));
}
