/** A link below the header, which shows the `shortLabel` of its `label`. */
export type HighlightLink = {
  readonly label: string;
  readonly url: string;
  readonly order: number | null;
  readonly target?: string;
};
