/** Before a draw the provider sends a placeholder ("Ganador 97") without an id. */
export type Team = {
  readonly id: string | null;
  readonly name: string;
  /** URL of the crest or flag. */
  readonly image: string | null;
  /** Three letters: `CRC`. */
  readonly code: string | null;
};
