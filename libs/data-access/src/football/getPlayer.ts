import type { Player } from '@cancha/stats/player/Player';
import type { Api } from '../api/Api';
import { encodePath } from '../api/encodePath';
import type { MapIssue } from '../mapping/MapResult';
import { readOptionalList, readOne } from '../reading/readEach';
import { unwrapData } from '../reading/unwrapData';
import { mapTeam } from './mapTeam';
import { playerSchema, playerTournamentSchema } from './team.wire';

/** An extension of our origin: `null` from other backends, and for an unknown player. */
export async function getPlayer(api: Api, args: { playerId: string }): Promise<Player | null> {
  const path = encodePath(['soccer', 'player', args.playerId]);
  if (path === null) return null;
  return api.get({ path, cacheKey: 'player', nullIfNotFound: true, read: readPlayer });
}

function readPlayer(body: unknown, issues: MapIssue[]): Player {
  const { id, name, team, position, born, club, tournaments } = readOne(
    playerSchema,
    unwrapData(body),
    'player',
  );
  return {
    id,
    name,
    team: mapTeam(team),
    position: position ?? null,
    born,
    club,
    tournaments: readOptionalList(playerTournamentSchema, tournaments, id, issues).map((one) => ({
      tournament: one.tournament,
      number: one.number,
      teamMatches: one.team_matches,
      lineUpsKnown: one.line_ups_known,
      appearances: one.appearances,
      starts: one.starts,
      goals: one.goals,
      goalsKnown: one.goals_known,
      isWhole: one.is_whole === true,
      penalties: one.penalties,
      yellowCards: one.yellow_cards,
      redCards: one.red_cards,
    })),
  };
}
