import type { Scorer } from '@cancha/stats/standings/Scorer';
import { accepted, rejected, type MapResult } from '../mapping/MapResult';
import { mapTeam } from './mapTeam';
import type { ScorerWire } from './widget.wire';

/** Rejected without a name. A scorer without a team is kept. */
export function mapScorer(wire: ScorerWire): MapResult<Scorer> {
  const player = wire.player.trim();
  if (!player) return rejected('missing-player', null);

  return accepted({
    position: wire.position,
    player,
    ...(wire.player_id ? { playerId: wire.player_id } : {}),
    team: mapTeam(wire.team),
    goals: wire.goals,
    penalties: wire.penalties,
  });
}
