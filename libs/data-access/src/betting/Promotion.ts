/** Where a card leads. `affiliate`: the site is paid for readers it sends there. */
export type OperatorLink = { readonly href: string; readonly affiliate: boolean };

/** An offer of an operator, with what it costs to use. */
export type Promotion = {
  readonly id: string;
  readonly operator: string;
  readonly title: string;
  readonly code: string | null;
  /** Plain sentences: an offer without its terms is not shown. */
  readonly terms: string;
  readonly expiresOn: string | null;
  readonly link: OperatorLink | null;
};

/** What the newsroom says of an operator, with a mark of 0 to 10. */
export type Review = {
  readonly id: string;
  readonly operator: string;
  readonly summary: string;
  readonly mark: number;
  readonly pros: readonly string[];
  readonly cons: readonly string[];
  /** The whole review: a path of the site. */
  readonly path: string | null;
  readonly link: OperatorLink | null;
};
