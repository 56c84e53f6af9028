import { and, asc, eq } from 'drizzle-orm';
import { squadPlayers } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { notFound } from '../server/ApiProblem.ts';
import { type Audience, mapTeamWire, mapTournamentWire } from './mapMatchWire.ts';
import { position } from './playerSchemas.ts';
import { selectTeam } from './selectTeam.ts';
import { selectTeamTournaments, type TeamTournament } from './selectTeamTournaments.ts';
import { shirtNumber } from './shirtNumber.ts';
import type { TeamSquadWire } from './teamSchemas.ts';

/** The players a team named for a tournament, by line: the latest whose squad is known, unless one is asked for. */
export async function loadTeamSquad(
  db: OriginDatabase,
  teamId: string,
  asked: string | undefined,
  audience: Audience,
): Promise<TeamSquadWire> {
  const team = await selectTeam(db, teamId);
  const entered = await selectTeamTournaments(db, teamId);
  const entry = asked === undefined ? entered.find(({ hasSquad }) => hasSquad) : entryOf(entered, asked);
  const { tournament = null, coach = null } = entry ?? {};
  const players = await selectSquad(db, teamId, tournament?.id);
  return {
    team: mapTeamWire(team, audience),
    tournament: tournament && mapTournamentWire(tournament, audience.language),
    coach,
    lines: position.options.flatMap((line) => {
      const inLine = players.filter((player) => player.position === line);
      return inLine.length === 0 ? [] : [{ position: line, players: inLine }];
    }),
  };
}

/** @throws ApiProblem when the team does not play in it */
export function entryOf(entered: TeamTournament[], tournamentId: string): TeamTournament {
  const entry = entered.find(({ tournament }) => tournament.id === tournamentId);
  if (!entry) throw notFound('unknown-tournament', `The team plays in no tournament ${tournamentId}`);
  return entry;
}

async function selectSquad(db: OriginDatabase, teamId: string, tournamentId: string | undefined) {
  if (tournamentId === undefined) return [];
  const rows = await db
    .select()
    .from(squadPlayers)
    .where(and(eq(squadPlayers.tournamentId, tournamentId), eq(squadPlayers.teamId, teamId)))
    .orderBy(asc(squadPlayers.number));
  return rows.map(
    ({ playerId: id, number, clubCountry: club_country, name, position: line, born, club }) => ({
      id,
      number: shirtNumber(number),
      ...{ name, position: line, born, club, club_country },
    }),
  );
}
