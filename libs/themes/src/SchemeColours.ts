/**
 * The colours of one scheme, each as `#rrggbb`. Every text colour reaches 4.5:1 on the surfaces it is used on;
 * `contrastPairsOf.ts` says which those are.
 */
export type SchemeColours = {
  /** Page, first surface (boxes) and second surface (boxes on boxes). */
  background: string;
  surface: string;
  surfaceRaised: string;
  line: string;
  ink: string;
  inkSoft: string;
  /** The brand as text and rules, and what is written on it. */
  brand: string;
  onBrand: string;
  accent: string;
  onAccent: string;
  /** Live, and nothing else, wears this. */
  live: string;
  onLive: string;
  header: string;
  onHeader: string;
  headerSecond: string;
  /** What marks the current item in the header, and the rules of header and footer. */
  mark: string;
  button: string;
  onButton: string;
  /** `transparent` where the button itself stands out from the page. */
  buttonEdge: string;
  footer: string;
  onFooter: string;
  onFooterSoft: string;
  /** A drawn pitch and its lines. */
  field: string;
  fieldLine: string;
  /** Words of a message stand on `surface`; on the page itself only their signs do. */
  error: string;
  success: string;
  /** Table zones, the same in every brand, always with a legend. */
  zone1: string;
  zone2: string;
  zone3: string;
  zone4: string;
};
