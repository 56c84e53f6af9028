import type { EventKind, MatchEvent } from '@cancha/stats/match/MatchEvent';
import { type MatchMinute, readMatchMinute } from '@cancha/stats/match/MatchMinute';
import { readScore } from '@cancha/stats/match/Score';
import { accepted, rejected, type MapResult } from '../mapping/MapResult';
import type { MatchEventWire } from './matchCentre.wire';

const endOfExtraTime = 120;

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
  const minute = isShootOutKick ? null : readMinute(wire.minute ?? '');
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

/** Some providers count on after the end of extra time: 121 is 120+1. */
function readMinute(text: string): MatchMinute | null {
  const beyond = /^\s*1[2-4]\d\s*$/.test(text) ? Number(text) - endOfExtraTime : 0;
  return beyond > 0 ? { minute: endOfExtraTime, added: beyond } : readMatchMinute(text);
}

function isKind(kind: string): kind is EventKind {
  return kinds.has(kind);
}
