import { mapped, rejected, type Mapped } from '../mapped/Mapped';
import type { EventKind, MatchEvent, PlayerRef } from './MatchEvent';
import { readMatchMinute } from './MatchMinute';
import { readScore } from './Score';

export type PlayerWire = {
  readonly id: string;
  readonly name: string;
  readonly number?: number | null | undefined;
};

/** An event as the stats API sends it. `kind` is open: the provider knows words its documents do not list. */
export type MatchEventWire = {
  readonly kind: string;
  readonly minute?: string | null | undefined;
  readonly side: 'home' | 'away';
  readonly player: PlayerWire;
  readonly player_off?: PlayerWire | null | undefined;
  readonly score?: { readonly home: number; readonly away: number } | null | undefined;
};

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

/** Left out: an event of a kind nobody explains, and one that has no minute though it is no kick of a shoot-out. */
export function mapMatchEvent(wire: MatchEventWire): Mapped<MatchEvent> {
  const { kind, side, player, player_off: off, score } = wire;
  if (!isKind(kind)) return rejected(`unknown event ${kind}`, player.id);
  const isKick = kind === 'kick-scored' || kind === 'kick-missed';
  const minute = isKick ? null : readMatchMinute(wire.minute ?? '');
  if (!isKick && !minute) return rejected('bad-minute', player.id);
  return mapped({
    kind,
    minute,
    side,
    player: mapPlayer(player),
    playerOff: off ? mapPlayer(off) : null,
    score: readScore(score?.home, score?.away),
  });
}

export function mapPlayer({ id, name, number }: PlayerWire): PlayerRef {
  return { id, name, number: number ?? null };
}

function isKind(kind: string): kind is EventKind {
  return kinds.has(kind);
}
