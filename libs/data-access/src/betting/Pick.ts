/** What the newsroom picks for those who bet. A bet has a selection and odds, a tip may have neither. */
export type Pick = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly market: string | null;
  readonly selection: string | null;
  /** Decimal, as the newsroom gives them. */
  readonly odds: number | null;
  /** Where more is said: a path of the site, or an address. */
  readonly link: string | null;
  readonly expiresAt: string | null;
};

/** A pick with the notice for readers of 18 and over, which stands wherever the pick does. */
export type DailyPick = { readonly notice: string; readonly pick: Pick | null };
