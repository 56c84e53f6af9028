import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import {
  lineUps,
  matches,
  matchEvents,
  squadPlayers,
  teams,
  tournaments,
} from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { slugOf } from '../facts/compile/slugOf.ts';
import { playerId } from './playerId.ts';
import { goalKinds, type TeamRow } from './selectMatches.ts';

/** A man of a team. `names` are all spellings the sources have of him, `name` the latest. */
export interface KnownPlayer {
  id: string;
  name: string;
  slug: string;
  names: string[];
  team: TeamRow;
}

/** Everybody in a squad or line-up, and everybody who scored, by id. */
export async function readPlayers(db: OriginDatabase): Promise<ReadonlyMap<string, KnownPlayer>> {
  const known = new Map((await db.select().from(teams)).map((team) => [team.id, team]));
  const players = new Map<string, KnownPlayer>();
  for (const { teamId, name } of await selectNames(db)) {
    const team = known.get(teamId);
    if (!team) continue;
    const id = playerId(team.key, name);
    const player = players.get(id);
    if (!player) players.set(id, { id, name, slug: slugOf(name), names: [name], team });
    else if (!player.names.includes(name)) player.names.push(name);
  }
  return players;
}

async function selectNames(db: OriginDatabase): Promise<{ teamId: string; name: string }[]> {
  const named = await db
    .select({ teamId: squadPlayers.teamId, name: squadPlayers.name })
    .from(squadPlayers)
    .innerJoin(tournaments, eq(squadPlayers.tournamentId, tournaments.id))
    .orderBy(desc(tournaments.season), tournaments.key, squadPlayers.teamId, squadPlayers.number);
  const lined = await db
    .selectDistinct({ teamId: teamOn(lineUps.side), name: lineUps.player })
    .from(lineUps)
    .innerJoin(matches, eq(lineUps.matchId, matches.id));
  const { kind, player } = matchEvents;
  const scored = await db
    .selectDistinct({ teamId: teamOn(matchEvents.side), name: player })
    .from(matchEvents)
    .innerJoin(matches, eq(matchEvents.matchId, matches.id))
    .where(and(inArray(kind, goalKinds), sql`${kind} <> 'own'`));
  return [...named, ...lined, ...scored];
}

function teamOn(side: typeof lineUps.side | typeof matchEvents.side) {
  return sql<string>`case when ${side} = 'home' then ${matches.homeId} else ${matches.awayId} end`;
}
