import type { Team } from './Team';
import type { TeamWire } from './TeamWire';

/** A contestant as we speak of it, or `null` when it has no name to show. */
export function mapTeam(wire: TeamWire | null | undefined): Team | null {
  const name = wire?.name.trim();
  if (!wire || !name) return null;

  return { id: wire.id || null, name, image: wire.image || null, code: wire.code || null };
}
