import { and, desc, eq, inArray, or } from 'drizzle-orm';
import { lineUps, matches, matchEvents, squadPlayers } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import type { KnownPlayer } from './readPlayers.ts';

const { id, tournamentId, homeId, awayId } = matches;

export type PlayerGame = Pick<typeof matches.$inferSelect, 'id' | 'tournamentId' | 'homeId' | 'awayId'>;

/** What is known of a player: the matches his team played, the line-ups of it, and what he did. */
export interface PlayerRecord {
  games: PlayerGame[];
  lineUps: (typeof lineUps.$inferSelect)[];
  events: (typeof matchEvents.$inferSelect)[];
  squads: (typeof squadPlayers.$inferSelect)[];
}

export async function selectPlayerRecord(
  db: OriginDatabase,
  { team, names }: KnownPlayer,
): Promise<PlayerRecord> {
  const games = await db
    .select({ id, tournamentId, homeId, awayId })
    .from(matches)
    .where(and(or(eq(homeId, team.id), eq(awayId, team.id)), inArray(matches.status, ['played', 'playing'])))
    .orderBy(desc(matches.kickOff));
  const ids = games.map((game) => game.id);
  const side = new Map(games.map((game) => [game.id, game.homeId === team.id ? 'home' : 'away']));
  const lines = await db.select().from(lineUps).where(inArray(lineUps.matchId, ids));
  const events = await db
    .select()
    .from(matchEvents)
    .where(and(inArray(matchEvents.matchId, ids), inArray(matchEvents.player, names)));
  const squads = await db
    .select()
    .from(squadPlayers)
    .where(and(eq(squadPlayers.teamId, team.id), inArray(squadPlayers.name, names)));
  const isOwn = (one: { matchId: string; side: string }): boolean => one.side === side.get(one.matchId);
  return {
    games,
    lineUps: lines.filter(isOwn),
    events: events.filter((event) => isOwn(event) && event.kind !== 'own'),
    squads,
  };
}
