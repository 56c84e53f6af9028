import type { MapIssue } from '@cancha/stats/mapped/Mapped';
import type { Player } from '@cancha/stats/player/Player';
import { mapTeam } from '@cancha/stats/team/mapTeam';
import type { Api } from '../api/Api';
import { encodePath } from '../api/encodePath';
import { readDecoration, readOne } from '../reading/readEach';
import { unwrapData } from '../reading/unwrapData';
import { readPlainDay } from './readPlainDay';
import { playerSchema, playerTournamentSchema } from './team.wire';
import { toTournament } from './toTournament';

/** A player with what is known of each tournament, or `null` when the provider does not know him: our extension. */
export async function getPlayer(api: Api, args: { playerId: string }): Promise<Player | null> {
  const path = encodePath(['soccer', 'player', args.playerId]);
  if (path === null) return null;
  return api.get({ path, shape: 'player', absentIsAnswer: true, read: readPlayer });
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
    born: readPlainDay(born),
    club: club || null,
    tournaments: readDecoration(playerTournamentSchema, tournaments, id, issues).map((one) => ({
      tournament: toTournament(one.tournament),
      number: one.number ?? null,
      teamMatches: one.team_matches ?? null,
      lineUpsKnown: one.line_ups_known ?? null,
      appearances: one.appearances ?? null,
      starts: one.starts ?? null,
      goals: one.goals ?? null,
      penalties: one.penalties ?? null,
      yellowCards: one.yellow_cards ?? null,
      redCards: one.red_cards ?? null,
    })),
  };
}
