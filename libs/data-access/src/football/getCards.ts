import type { TournamentCards } from '@cancha/stats/tournament/TournamentCards';
import type { Api } from '../api/Api';
import { encodePath } from '../api/encodePath';
import type { MapIssue } from '../mapping/MapResult';
import { readOne, readOptionalList } from '../reading/readEach';
import { unwrapData } from '../reading/unwrapData';
import { mapTeam } from './mapTeam';
import { bookedSchema, cardsSchema } from './tournament.wire';

/** An extension of our origin: `null` from other backends, and for an unknown tournament. */
export async function getCards(api: Api, args: { tournamentId: string }): Promise<TournamentCards | null> {
  const path = encodePath(['soccer', 'tournament', args.tournamentId, 'cards']);
  if (path === null) return null;
  return api.get({ path, cacheKey: 'cards', nullIfNotFound: true, read: readCards });
}

function readCards(body: unknown, issues: MapIssue[]): TournamentCards {
  const wire = readOne(cardsSchema, unwrapData(body), 'cards');
  const { tournament } = wire;
  const players = readOptionalList(bookedSchema, wire.players, tournament.id, issues);
  return {
    tournament,
    isWhole: wire.whole === true,
    matches: wire.matches,
    matchesKnown: wire.matches_known,
    players: players.map((one) => ({
      player: one.player,
      playerId: one.player_id,
      team: mapTeam(one.team),
      yellowCards: one.yellow_cards,
      redCards: one.red_cards,
    })),
  };
}
