import type { Team } from '@cancha/stats/team/Team';
import type { ContestantWire, TeamWire } from './match.wire';

/** `null` without a name to show. */
export function mapTeam(wire: TeamWire | ContestantWire | null | undefined): Team | null {
  const name = wire?.name.trim();
  if (!wire || !name) return null;

  const from = 'from' in wire ? wire.from : undefined;
  const { id, image, code } = wire;
  return { id, name, image, code, ...(from && id === null ? { from } : {}) };
}
