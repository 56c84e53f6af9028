import type { PlayerRef } from './MatchEvent';
import type { MatchMinute } from './MatchMinute';

export type Starter = PlayerRef & { readonly captain: boolean };
/** `minute`: when he came on; `null`: he did not. */
export type Substitute = PlayerRef & { readonly minute: MatchMinute | null };

export type LineUp = {
  /** `4-3-3`. */
  readonly formation: string | null;
  /** The keeper, then line by line forward. */
  readonly lines: readonly (readonly Starter[])[];
  readonly bench: readonly Substitute[];
  /** Only those who came on are known, where it is false. */
  readonly benchComplete: boolean;
};

/** `null`: not known. */
export type LineUps = { readonly home: LineUp | null; readonly away: LineUp | null };
