import type { LineUp, Starter } from './LineUps';
import type { MatchEvent } from './MatchEvent';

/** A player in his position. */
export type LineUpPlayer = Starter & {
  /** He replaced the starter in this position. */
  readonly cameOn: boolean;
  /** Substituted or sent off. */
  readonly left: 'no' | 'off' | 'sent';
};

/** The starters; with `onPitch` the players on the pitch after these events, substitutes in the position they took. */
export function lineUpAt(
  { lines }: LineUp,
  events: readonly MatchEvent[],
  { onPitch }: { onPitch: boolean },
): LineUpPlayer[][] {
  return lines.map((line) => line.map((man) => place(man, events, onPitch)));
}

function place(man: Starter, events: readonly MatchEvent[], onPitch: boolean): LineUpPlayer {
  const change = events.find(
    ({ kind, playerOff }) => kind === 'substitution' && playerOff !== null && playerOff.id === man.id,
  );
  if (onPitch && change) {
    const { cameOn: _, ...next } = place({ ...change.player, captain: false }, events, true);
    return { ...next, cameOn: true };
  }
  const isSent = events.some(
    ({ kind, player }) => (kind === 'red' || kind === 'second-yellow') && player.id === man.id,
  );
  return { ...man, cameOn: false, left: isSent ? 'sent' : change ? 'off' : 'no' };
}
