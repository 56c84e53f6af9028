import { mapped, rejected, type Mapped } from '../mapped/Mapped';
import { mapTeam } from '../team/mapTeam';
import type { Scorer } from './Scorer';
import type { ScorerWire } from './ScorerWire';

/** One scorer. Left out without a name; a missing team is no reason to hide the goals. */
export function mapScorer(wire: ScorerWire): Mapped<Scorer> {
  const player = wire.player.trim();
  if (!player) return rejected('missing-player', null);

  return mapped({
    position: wire.position,
    player,
    ...(wire.player_id ? { playerId: wire.player_id } : {}),
    team: mapTeam(wire.team),
    goals: wire.goals,
    penalties: wire.penalties ?? null,
  });
}
