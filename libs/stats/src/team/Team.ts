/** One side of a match. Before a draw the provider sends a placeholder ("Ganador 97") with no id. */
export type Team = {
  readonly id: string | null;
  readonly name: string;
  /** Address of the crest or flag. */
  readonly image: string | null;
  /** Three letters, as on a scoreboard: `CRC`. */
  readonly code: string | null;
};
