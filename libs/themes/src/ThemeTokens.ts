import type { HeadlineFace, ThemeFace } from './faces/ThemeFace';
import type { SchemeColours } from './SchemeColours';
import type { CardStyle } from './styles/cardStyles';
import type { FooterStyle } from './styles/footerStyles';
import type { HeaderStyle } from './styles/headerStyles';
import type { PagerStyle } from './styles/pagerStyles';
import type { PollStyle } from './styles/pollStyles';
import type { ThemeKey } from './themeKeys';

/** Shapes and spacing, as CSS lengths. */
export type ThemeShape = {
  /** Width of the content column. */
  content: string;
  radius: string;
  pictureRadius: string;
  pillRadius: string;
  /** Bar above a section heading. */
  bar: string;
  labelCase: 'none' | 'uppercase';
};

/** Logo sizes: width in the header, height in the footer. */
export type ThemeLogo = {
  width: string;
  /** Below the theme's phone breakpoint. */
  phoneWidth: string;
  footerHeight: string;
  /** From the tablet breakpoint on. */
  footerWideHeight: string;
};

/** One of a few styles for each part; `styles/` defines them. */
export type ThemeStyles = {
  header: HeaderStyle;
  footer: FooterStyle;
  card: CardStyle;
  poll: PollStyle;
  pager: PagerStyle;
};

export type ThemeTokens = {
  key: ThemeKey;
  /** One face for headlines, one for text in its weights. */
  fonts: { head: HeadlineFace; text: readonly [ThemeFace, ...ThemeFace[]] };
  shape: ThemeShape;
  logo: ThemeLogo;
  styles: ThemeStyles;
  /** Phone breakpoint in pixels: 500 in the specification, 400 for some brands. */
  phone: 400 | 500;
  light: SchemeColours;
  dark: SchemeColours;
};
