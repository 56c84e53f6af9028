/** `affiliate`: the site is paid for readers it sends there. */
export type OperatorLink = { readonly href: string; readonly affiliate: boolean };

/** A bookmaker's offer. */
export type Promotion = {
  readonly id: string;
  readonly operator: string;
  readonly title: string;
  readonly code: string | null;
  /** Plain text. An offer without terms is not shown. */
  readonly terms: string;
  readonly expiresOn: string | null;
  readonly link: OperatorLink | null;
};

/** The newsroom's review of a bookmaker, with a mark of 0 to 10. */
export type Review = {
  readonly id: string;
  readonly operator: string;
  readonly summary: string;
  readonly mark: number;
  readonly pros: readonly string[];
  readonly cons: readonly string[];
  /** Of the full review, on the site. */
  readonly path: string | null;
  readonly link: OperatorLink | null;
};
