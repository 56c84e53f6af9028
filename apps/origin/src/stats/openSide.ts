/** Where a side comes from that is not known yet. */
export type SideSource =
  /** Who wins or loses the match that is `order`th in a round of `of` matches. */
  | { kind: 'winner' | 'loser'; of: number; order: number }
  | { kind: 'place'; place: 1 | 2; group: string }
  | { kind: 'third'; groups: string[] }
  /** Nobody says. */
  | { kind: 'unknown' };

/** A side that is not known: its code in the bracket (`W74`, `2B`), if it has one, and the same told apart. */
export type OpenSide = { slot: string | null; from: SideSource };
