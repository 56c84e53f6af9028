import type { BrandConfig } from '@cancha/brands/BrandConfig';
import type { Site } from '@cancha/brands/Site';

/** The colours of a scheme for what has no style sheet of the theme, each as `#rrggbb`. */
export type OutsideColours = Readonly<
  Record<
    'background' | 'surface' | 'line' | 'ink' | 'inkSoft' | 'brand' | 'header' | 'onHeader' | 'mark',
    string
  >
>;

/** Where the files of a theme are, as its build wrote it down, and the colours for what has no style sheet of it. */
export type ThemeFiles = {
  key: string;
  stylesheet: string;
  fonts: readonly string[];
  /** By their names, for pictures that are drawn on the server. */
  faces: { head: { family: string; weight: number }; text: { family: string } };
  colours: { light: OutsideColours; dark: OutsideColours };
};

/** A site as an app serves it. Apps name theirs one by one, so that none carries another's words or colours. */
export type ServedSite = {
  site: Site;
  theme: ThemeFiles;
  loadBrandConfig: () => Promise<{ brandConfig: BrandConfig }>;
};
