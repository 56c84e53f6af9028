import { and, eq, inArray } from 'drizzle-orm';
import { matches, matchEvents } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { type Audience, mapTeamWire, mapTournamentWire } from './mapMatchWire.ts';
import { cardEvents } from './selectCards.ts';
import { selectResults } from './selectResults.ts';
import { selectTournament } from './selectTournament.ts';
import { hasResult } from './stageTable.ts';
import type { CardsWire } from './standingsSchemas.ts';

type CardEvent = Pick<typeof matchEvents.$inferSelect, 'matchId' | 'kind' | 'side' | 'player' | 'playerId'>;

/** Everybody who was booked in a tournament, and in how many of its matches that is known. */
export async function loadCards(
  db: OriginDatabase,
  tournamentId: string,
  audience: Audience,
): Promise<CardsWire> {
  const { tournament } = await selectTournament(db, tournamentId);
  const results = await selectResults(db, tournamentId);
  const played = new Map(results.matches.filter(hasResult).map((match) => [match.id, match]));
  const { matchId, kind, side, player, playerId } = matchEvents;
  const events: CardEvent[] = await db
    .select({ matchId, kind, side, player, playerId })
    .from(matchEvents)
    .innerJoin(matches, eq(matchId, matches.id))
    .where(and(eq(matches.tournamentId, tournamentId), inArray(kind, cardEvents)));
  const told = events.filter((event) => played.has(event.matchId));
  const booked = Map.groupBy(
    told.filter((event) => event.kind !== 'substitution'),
    (event) => event.playerId,
  );
  const players = [...booked.values()].flatMap(([first, ...others]) => {
    const match = first && played.get(first.matchId);
    const team = match && results.teams.get(first.side === 'home' ? match.homeId : match.awayId);
    if (!first || !team) return [];
    const own = [first, ...others];
    const yellow = own.filter((event) => event.kind === 'yellow').length;
    return [
      {
        ...{ player: first.player, player_id: first.playerId, team: mapTeamWire(team, audience) },
        ...{ yellow_cards: yellow, red_cards: own.length - yellow },
      },
    ];
  });
  return {
    tournament: mapTournamentWire(tournament, audience.language),
    whole: tournament.whole,
    matches: played.size,
    matches_known: new Set(told.map((event) => event.matchId)).size,
    players: players.toSorted(mostFirst),
  };
}

type Booked = CardsWire['players'][number];

/** Who was booked most often; of those level, who was sent off. */
function mostFirst(one: Booked, other: Booked): number {
  const cards = (row: Booked): number => row.yellow_cards + row.red_cards;
  return (
    cards(other) - cards(one) ||
    other.red_cards - one.red_cards ||
    one.player.localeCompare(other.player, 'es')
  );
}
