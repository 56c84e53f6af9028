/** `affiliate`: the site is paid for readers it sends there. */
export type OperatorLink = { readonly href: string; readonly affiliate: boolean };

/** What every entry about an operator says. */
export type OperatorEntry = {
  readonly id: string;
  readonly operator: string;
  /** By whom it may take bets. */
  readonly licence: string | null;
  /** Where it may be shown, ISO 3166. One that names none is shown nowhere. */
  readonly countries: readonly string[];
  readonly link: OperatorLink | null;
};

/** A bookmaker's offer. */
export type Promotion = OperatorEntry & {
  /** What it gives. */
  readonly title: string;
  readonly code: string | null;
  /** Plain text. An offer without terms is not shown. */
  readonly terms: string;
  readonly startsOn: string | null;
  /** Its last day. */
  readonly expiresOn: string;
};

/** The newsroom's review of a bookmaker, with a mark of 0 to 10. */
export type Review = OperatorEntry & {
  readonly summary: string;
  readonly mark: number;
  readonly pros: readonly string[];
  readonly cons: readonly string[];
  /** Of the full review, on the site. */
  readonly path: string | null;
  readonly reviewedOn: string | null;
};
