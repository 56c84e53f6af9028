import type { SideSource } from './SideSource';

/** Before a draw the provider sends a placeholder ("Ganador 97", "W97") without an id. */
export type Team = {
  readonly id: string | null;
  readonly name: string;
  /** URL of the crest or flag. */
  readonly image: string | null;
  /** Three letters: `CRC`. */
  readonly code: string | null;
  /** Where it comes from, of a side that is not known. */
  readonly from?: SideSource;
};
