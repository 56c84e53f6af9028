import { desc, eq, inArray, or } from 'drizzle-orm';
import { lineUps, matches, matchEvents, players } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { notFound } from '../server/ApiProblem.ts';
import { type Audience, mapMatchWire } from './mapMatchWire.ts';
import type { PlayerMatchesWire } from './playerSchemas.ts';
import { cardEvents } from './selectCards.ts';
import { selectMatches } from './selectMatches.ts';

const MATCHES_SHOWN = 100;

type LineUpRow = Pick<typeof lineUps.$inferSelect, 'matchId' | 'side' | 'playerId' | 'line'>;
type EventRow = typeof matchEvents.$inferSelect;
type Entry = PlayerMatchesWire['matches'][number];

/** The matches a player is named in, the latest first. @throws ApiProblem when there is no such player */
export async function loadPlayerMatches(
  db: OriginDatabase,
  playerId: string,
  audience: Audience,
): Promise<PlayerMatchesWire> {
  const [player] = await db.select({ teamId: players.teamId }).from(players).where(eq(players.id, playerId));
  if (!player) throw notFound('unknown-player', `There is no player ${playerId}`);
  const listed = await db
    .select({ matchId: lineUps.matchId })
    .from(lineUps)
    .where(eq(lineUps.playerId, playerId));
  const named = await db
    .select({ matchId: matchEvents.matchId })
    .from(matchEvents)
    .where(or(eq(matchEvents.playerId, playerId), eq(matchEvents.playerOffId, playerId)));
  const ids = [...new Set([...listed, ...named].map(({ matchId }) => matchId))];
  if (ids.length === 0) return { matches: [] };
  const found = await selectMatches(db, inArray(matches.id, ids), {
    orderBy: desc(matches.kickOff),
    limit: MATCHES_SHOWN,
  });
  const shown = found.map(({ match }) => match.id);
  const { matchId, side, line, playerId: lineUpPlayer } = lineUps;
  const squads = await db
    .select({ matchId, side, playerId: lineUpPlayer, line })
    .from(lineUps)
    .where(inArray(matchId, shown));
  const events = await db.select().from(matchEvents).where(inArray(matchEvents.matchId, shown));
  return {
    matches: found.map((selected) => {
      const { match } = selected;
      const ownSide = match.homeId === player.teamId ? 'home' : 'away';
      return {
        match: mapMatchWire(selected, audience),
        side: ownSide,
        ...partIn(
          playerId,
          squads.filter((row) => row.matchId === match.id && row.side === ownSide),
          events.filter((row) => row.matchId === match.id),
        ),
      };
    }),
  };
}

/** What he did in one match. Of cards none known is not the same as none. */
function partIn(id: string, squad: LineUpRow[], events: EventRow[]): Omit<Entry, 'match' | 'side'> {
  const own = events.filter((event) => event.playerId === id);
  const count = (...kinds: EventRow['kind'][]): number =>
    own.filter(({ kind }) => kinds.includes(kind)).length;
  const on = own.find(({ kind }) => kind === 'substitution') ?? null;
  const off = events.find(({ kind, playerOffId }) => kind === 'substitution' && playerOffId === id) ?? null;
  const line = squad.find((row) => row.playerId === id)?.line;
  const areCardsKnown = events.some(({ kind }) => cardEvents.includes(kind));
  return {
    part: on ? 'substitute' : line === undefined ? null : line >= 0 ? 'started' : 'bench',
    minute_on: on?.minute ?? null,
    minute_off: off?.minute ?? null,
    goals: own.flatMap(({ kind, minute }) =>
      kind === 'goal' || kind === 'penalty' || kind === 'own' ? [{ minute: minute ?? '', kind }] : [],
    ),
    yellow_cards: areCardsKnown ? count('yellow') : null,
    red_cards: areCardsKnown ? count('second-yellow', 'red') : null,
  };
}
