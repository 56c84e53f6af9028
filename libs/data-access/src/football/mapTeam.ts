import type { Team } from '@cancha/stats/team/Team';
import type { TeamWire } from './match.wire';

/** `null` without a name to show. */
export function mapTeam(wire: TeamWire | null | undefined): Team | null {
  const name = wire?.name.trim();
  if (!wire || !name) return null;

  return { ...wire, name };
}
