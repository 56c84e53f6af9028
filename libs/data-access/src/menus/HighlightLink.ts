/** A link of the strip under the header. `label` is whole; the strip shows its `shortLabel`. */
export type HighlightLink = {
  readonly label: string;
  readonly url: string;
  readonly order: number | null;
  readonly target?: string;
};
