import { eq, inArray } from 'drizzle-orm';
import { players, squadPlayers, teams, tournaments } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { notFound } from '../server/ApiProblem.ts';
import { countLineUps, type LineUpCount } from './countLineUps.ts';
import { type Audience, mapTeamWire, mapTournamentWire } from './mapMatchWire.ts';
import type { PlayerWire } from './playerSchemas.ts';
import { type PlayerTotals, noTotals, selectPlayerTotals } from './selectPlayerTotals.ts';
import { selectTeamCoverage } from './selectCoverage.ts';
import { tournamentColumns } from './selectMatches.ts';
import { shirtNumber } from './shirtNumber.ts';

type SquadRow = typeof squadPlayers.$inferSelect;

/** A player and what is known of him, tournament by tournament. @throws ApiProblem when there is no such player */
export async function loadPlayer(db: OriginDatabase, id: string, audience: Audience): Promise<PlayerWire> {
  const [found] = await db
    .select({ player: players, team: teams })
    .from(players)
    .innerJoin(teams, eq(players.teamId, teams.id))
    .where(eq(players.id, id));
  if (!found) throw notFound('unknown-player', `There is no player ${id}`);
  const squads = await db.select().from(squadPlayers).where(eq(squadPlayers.playerId, id));
  const totals = await selectPlayerTotals(db, id);
  const ids = [...new Set([...squads.map(({ tournamentId }) => tournamentId), ...totals.keys()])];
  const rows = await db.select(tournamentColumns).from(tournaments).where(inArray(tournaments.id, ids));
  const counts = await countLineUps(db, found.team.id, ids);
  const statements = await selectTeamCoverage(db, found.team.id, ids);
  const whole = new Set(statements.map(({ tournamentId }) => tournamentId));
  const latestFirst = rows.toSorted((one, other) => (one.season < other.season ? 1 : -1));
  const squadOf = (tournament: string): SquadRow | undefined =>
    squads.find(({ tournamentId }) => tournamentId === tournament);
  const latest = latestFirst.map((tournament) => squadOf(tournament.id)).find(Boolean);
  return {
    id,
    name: found.player.name,
    team: mapTeamWire(found.team, audience),
    position: latest?.position ?? null,
    born: latest?.born ?? null,
    club: latest?.club ?? null,
    club_country: latest?.clubCountry ?? null,
    goals: [...totals.values()].reduce((sum, { goals }) => sum + goals, 0),
    tournaments: latestFirst.map((tournament) => ({
      tournament: mapTournamentWire(tournament, audience.language),
      number: shirtNumber(squadOf(tournament.id)?.number ?? null),
      is_whole: whole.has(tournament.id),
      ...asKnown(totals.get(tournament.id) ?? noTotals(), counts.get(tournament.id)),
    })),
  };
}

/** Goals are known of more matches than line-ups and cards are: of those none known is not the same as none. */
function asKnown(
  { appeared, started, goals, penalties, yellowCards, redCards }: PlayerTotals,
  { played, known, goalsKnown }: LineUpCount = { played: 0, known: 0, goalsKnown: 0 },
): Omit<PlayerWire['tournaments'][number], 'tournament' | 'number' | 'is_whole'> {
  const isTold = known > 0;
  return {
    team_matches: played,
    line_ups_known: known,
    appearances: isTold ? appeared.size : null,
    starts: isTold ? started : null,
    goals,
    goals_known: goalsKnown,
    penalties,
    yellow_cards: isTold ? yellowCards : null,
    red_cards: isTold ? redCards : null,
  };
}
