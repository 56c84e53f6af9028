import type { HeadlineFace, ThemeFace } from './faces/ThemeFace';
import type { SchemeColours } from './SchemeColours';
import type { CardStyle } from './styles/cardStyles';
import type { FooterStyle } from './styles/footerStyles';
import type { HeaderStyle } from './styles/headerStyles';
import type { PagerStyle } from './styles/pagerStyles';
import type { PollStyle } from './styles/pollStyles';
import type { ThemeKey } from './themeKeys';

/** Shape and rhythm: what tells two brands apart with the logo covered. CSS lengths. */
export type ThemeShape = {
  /** Width of the content column. */
  content: string;
  radius: string;
  pictureRadius: string;
  pillRadius: string;
  /** Bar over a section heading. */
  bar: string;
  labelCase: 'none' | 'uppercase';
};

/** Sizes of the logo, CSS lengths: in the header by width, in the footer by height. */
export type ThemeLogo = {
  width: string;
  /** Below the theme's phone breakpoint. */
  phoneWidth: string;
  footerHeight: string;
  /** From the tablet breakpoint on. */
  footerWideHeight: string;
};

/** A choice of few for each part that brands shape in their own way; what it means is a row in `styles/`. */
export type ThemeStyles = {
  header: HeaderStyle;
  footer: FooterStyle;
  card: CardStyle;
  poll: PollStyle;
  pager: PagerStyle;
};

export type ThemeTokens = {
  key: ThemeKey;
  /** One face for headlines, one for text in the weights a page uses. */
  fonts: { head: HeadlineFace; text: readonly [ThemeFace, ...ThemeFace[]] };
  shape: ThemeShape;
  logo: ThemeLogo;
  styles: ThemeStyles;
  /** Where a phone ends, in pixels: the specification has 500, and 400 for some brands. */
  phone: 400 | 500;
  light: SchemeColours;
  dark: SchemeColours;
};
