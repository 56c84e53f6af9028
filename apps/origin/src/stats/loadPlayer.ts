import { inArray } from 'drizzle-orm';
import { tournaments } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { BENCH } from '../facts/matchRows.ts';
import { type Audience, mapTeamWire, mapTournamentWire } from './mapMatchWire.ts';
import type { PlayerWire } from './playerSchemas.ts';
import type { KnownPlayer } from './readPlayers.ts';
import { tournamentColumns } from './selectMatches.ts';
import { type PlayerRecord, selectPlayerRecord } from './selectPlayerRecord.ts';

type InTournament = PlayerWire['tournaments'][number];

/** A player and what he did in each tournament, as far as it is known. */
export async function loadPlayer(
  db: OriginDatabase,
  player: KnownPlayer,
  audience: Audience,
): Promise<PlayerWire> {
  const record = await selectPlayerRecord(db, player);
  const touched = touchedTournaments(record, player);
  const rows = await db.select(tournamentColumns).from(tournaments).where(inArray(tournaments.id, touched));
  const inTournaments = touched.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    if (!row) return [];
    return [{ tournament: mapTournamentWire(row, audience.language), ...figuresIn(id, record, player) }];
  });
  const squads = touched.flatMap((id) => record.squads.find(({ tournamentId }) => tournamentId === id) ?? []);
  const { id, name, team } = player;
  return {
    id,
    name,
    team: mapTeamWire(team, audience),
    position: squads[0]?.position ?? null,
    born: squads.find(({ born }) => born !== null)?.born ?? null,
    club: squads[0]?.club ?? null,
    club_country: squads[0]?.clubCountry ?? null,
    goals: inTournaments.reduce((sum, { goals }) => sum + goals, 0),
    tournaments: inTournaments,
  };
}

/** Where he was named, lined up or did anything, the latest first. */
function touchedTournaments(
  { games, lineUps, events, squads }: PlayerRecord,
  { names }: KnownPlayer,
): string[] {
  const ofMatch = new Map(games.map((game) => [game.id, game.tournamentId]));
  const matches = [...lineUps.filter((man) => names.includes(man.player)), ...events];
  const touched = new Set([
    ...matches.map(({ matchId }) => ofMatch.get(matchId)),
    ...squads.map(({ tournamentId }) => tournamentId),
  ]);
  const inOrder = [...new Set(games.map(({ tournamentId }) => tournamentId))];
  return inOrder.filter((id) => touched.has(id));
}

function figuresIn(
  tournamentId: string,
  { games, lineUps, events, squads }: PlayerRecord,
  { names }: KnownPlayer,
): Omit<InTournament, 'tournament'> {
  const ids = new Set(games.filter((game) => game.tournamentId === tournamentId).map(({ id }) => id));
  const men = lineUps.filter(({ matchId }) => ids.has(matchId));
  const did = events.filter(({ matchId }) => ids.has(matchId));
  const told = new Set(men.map(({ matchId }) => matchId)).size;
  const count = (...kinds: string[]): number => did.filter(({ kind }) => kinds.includes(kind)).length;
  const starts = men.filter(({ player, line }) => names.includes(player) && line !== BENCH).length;
  const ifTold = (value: number): number | null => (told === 0 ? null : value);
  const number = squads.find((squad) => squad.tournamentId === tournamentId)?.number ?? null;
  return {
    // A number below zero only tells the players apart
    number: number === null || number < 0 ? null : number,
    team_matches: ids.size,
    line_ups_known: told,
    appearances: ifTold(starts + count('substitution')),
    starts: ifTold(starts),
    goals: count('goal', 'penalty'),
    penalties: count('penalty'),
    yellow_cards: ifTold(count('yellow')),
    red_cards: ifTold(count('second-yellow', 'red')),
  };
}
