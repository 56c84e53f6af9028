import type { PlayerRef } from './MatchEvent';
import type { MatchMinute } from './MatchMinute';

export type Starter = PlayerRef & { readonly captain: boolean };
/** `minute`: when he came on, if he did. */
export type Substitute = PlayerRef & { readonly minute: MatchMinute | null };

export type LineUp = {
  /** `4-3-3`. */
  readonly formation: string | null;
  /** From the goalkeeper to the forwards. */
  readonly lines: readonly (readonly Starter[])[];
  readonly bench: readonly Substitute[];
  /** False: only those who came on are known. */
  readonly benchComplete: boolean;
};

/** `null`: unknown. */
export type LineUps = { readonly home: LineUp | null; readonly away: LineUp | null };
