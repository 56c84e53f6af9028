/** The colours of one scheme, as `#rrggbb`. `contrastPairsOf.ts` lists which must be readable on which. */
export type SchemeColours = {
  /** Page, boxes, and boxes on boxes. */
  background: string;
  surface: string;
  surfaceRaised: string;
  line: string;
  ink: string;
  inkSoft: string;
  /** Brand colour for text and rules, and text on it. */
  brand: string;
  onBrand: string;
  accent: string;
  onAccent: string;
  /** For live content only. */
  live: string;
  onLive: string;
  header: string;
  onHeader: string;
  headerSecond: string;
  /** Current item in the header; rules of header and footer. */
  mark: string;
  button: string;
  onButton: string;
  /** `transparent` if the button stands out from the page without a border. */
  buttonEdge: string;
  footer: string;
  onFooter: string;
  onFooterSoft: string;
  /** Pitch and its lines. */
  field: string;
  fieldLine: string;
  /** Text on `surface`; on the page itself only icons. */
  error: string;
  success: string;
  /** Zones of tables, always with a legend. */
  zone1: string;
  zone2: string;
  zone3: string;
  zone4: string;
};
