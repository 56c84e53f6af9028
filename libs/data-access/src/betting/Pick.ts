/** A pick of the newsroom. A bet has a selection and odds, a tip may have neither. */
export type Pick = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly market: string | null;
  readonly selection: string | null;
  /** Decimal odds. */
  readonly odds: number | null;
  /** Whose odds they are, and when they were taken. */
  readonly oddsFrom: string | null;
  readonly oddsTakenAt: string | null;
  /** To the article: a path of the site or a URL. */
  readonly link: string | null;
  readonly expiresAt: string | null;
};

/** A pick with its 18+ notice, which is shown wherever the pick is. */
export type DailyPick = { readonly notice: string; readonly pick: Pick | null };
