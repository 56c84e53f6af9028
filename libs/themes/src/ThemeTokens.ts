/** The colours of one scheme. Every text colour reaches 4.5:1 on the surfaces it is used on (tested). */
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
  /** Underline of the current item in the header. */
  mark: string;
  button: string;
  onButton: string;
  buttonEdge: string;
  footer: string;
  onFooter: string;
  onFooterSoft: string;
  error: string;
  success: string;
  /** Table zones, the same in every brand, always with a legend. */
  zone1: string;
  zone2: string;
  zone3: string;
  zone4: string;
};

/** Shape and rhythm: what tells two brands apart with the logo covered. */
export type ThemeLayout = {
  /** Content width, CSS length. */
  content: string;
  radius: string;
  pictureRadius: string;
  pillRadius: string;
  cardBackground: string;
  cardPadding: string;
  cardRule: string;
  /** Bar over a section heading. */
  bar: string;
  labelCase: 'none' | 'uppercase';
  headFont: string;
  headWeight: string;
  /** Multiplies every headline size, so that each face fills the same lines. */
  headScale: string;
  headLeading: string;
  headTrack: string;
  textFont: string;
  logoWidth: string;
};

/** A face that is served by us: which package file, and how Arial has to be stretched to stand in for it. */
export type ThemeFont = {
  family: string;
  package: string;
  /** File name stem in the package, e.g. `barlow-condensed`. */
  file: string;
  weight: number;
  fallback: { family: string; sizeAdjust: string; ascent: string; descent: string };
  /** Loaded with the page, ahead of the style sheet. */
  preload: boolean;
};

export type ThemeTokens = {
  key: string;
  fonts: readonly ThemeFont[];
  layout: ThemeLayout;
  light: SchemeColours;
  dark: SchemeColours;
};
