import type { EventKind, MatchEvent } from '@cancha/stats/match/MatchEvent';
import { readMatchMinute } from '@cancha/stats/match/MatchMinute';
import { readScore } from '@cancha/stats/match/Score';
import { accepted, rejected, type MapResult } from '../mapping/MapResult';
import type { MatchEventWire } from './matchCentre.wire';

const kinds: ReadonlySet<string> = new Set<EventKind>([
  'goal',
  'penalty',
  'own',
  'yellow',
  'second-yellow',
  'red',
  'substitution',
  'kick-scored',
  'kick-missed',
]);

/** Rejects unknown kinds, and events without a minute. Only kicks of a shoot-out have none. */
export function mapMatchEvent(wire: MatchEventWire): MapResult<MatchEvent> {
  const { kind, side, player, player_off: off, score } = wire;
  if (!isKind(kind)) return rejected(`unknown event ${kind}`, player.id);
  const isShootOutKick = kind === 'kick-scored' || kind === 'kick-missed';
  const minute = isShootOutKick ? null : readMatchMinute(wire.minute ?? '');
  if (!isShootOutKick && !minute) return rejected('bad-minute', player.id);
  return accepted({
    kind,
    minute,
    side,
    player,
    playerOff: off ?? null,
    score: readScore(score?.home, score?.away),
  });
}

function isKind(kind: string): kind is EventKind {
  return kinds.has(kind);
}
