import type { LineUp, Starter } from './LineUps';
import type { MatchEvent } from './MatchEvent';

/** A man in his place, with what became of him. */
export type LineUpPlayer = Starter & {
  /** He came on for whoever began there. */
  readonly cameOn: boolean;
  /** He left: substituted or sent off. */
  readonly left: 'no' | 'off' | 'sent';
};

/**
 * Who began, with what became of each; or, with `onPitch`, who was on after these events, each in the place of whom he
 * came for.
 */
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
