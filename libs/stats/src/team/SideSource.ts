/** Where a side comes from that is not known yet. */
export type SideSource =
  /** Who wins or loses the match that is `order`th in a round of `of` matches. */
  | { readonly kind: 'winner' | 'loser'; readonly of: number; readonly order: number }
  | { readonly kind: 'place'; readonly place: 1 | 2; readonly group: string }
  | { readonly kind: 'third'; readonly groups: readonly string[] }
  /** Nobody says. */
  | { readonly kind: 'unknown' };
