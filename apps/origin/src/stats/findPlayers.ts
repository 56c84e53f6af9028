import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import { paginationInfo } from '../content/pageQuery.ts';
import { players, teams } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { bare } from '../database/searchWords.ts';
import { type Audience, mapTeamWire } from './mapMatchWire.ts';
import type { PlayerListWire } from './playerSchemas.ts';
import type { PlayersQuery } from './statsRequest.ts';

/** One page of the players that fit every filter given, by name. */
export async function findPlayers(
  db: OriginDatabase,
  { search, team_id: teamId, page, size }: PlayersQuery,
  audience: Audience,
): Promise<PlayerListWire> {
  const where = and(
    search === undefined ? undefined : hasWords(search),
    teamId === undefined ? undefined : eq(players.teamId, teamId),
  );
  const [counted] = await db.select({ total: count() }).from(players).where(where);
  const rows = await db
    .select({ id: players.id, name: players.name, team: teams })
    .from(players)
    .innerJoin(teams, eq(players.teamId, teams.id))
    .where(where)
    .orderBy(asc(players.name), asc(players.id))
    .limit(size)
    .offset((page - 1) * size);
  return {
    players: rows.map((row) => ({ ...row, team: mapTeamWire(row.team, audience) })),
    paginationInfo: paginationInfo({ page, size }, counted?.total ?? 0),
  };
}

/** Each word of the search begins a word of the name. */
function hasWords(search: string): SQL {
  const words = search.match(/[\p{L}\p{N}]+/gu) ?? [];
  const query = words.map((word) => `${word}:*`).join(' & ');
  return sql`${players.search} @@ to_tsquery('simple', ${bare(sql`${query}::text`)})`;
}
