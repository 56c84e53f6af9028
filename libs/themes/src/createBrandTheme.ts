import { createTheme, type Theme } from '@mui/material/styles';
import { materialBreakpoints, siteBreakpoints } from './breakpoints';
import { layoutOf, type ThemeLayout } from './layoutOf';
import type { SchemeColours } from './SchemeColours';
import type { ThemeTokens } from './ThemeTokens';

declare module '@mui/material/styles' {
  interface Palette extends SchemeColoursInPalette {}
  interface PaletteOptions extends Partial<SchemeColoursInPalette> {}
  interface Theme {
    layout: ThemeLayout;
  }
  interface ThemeOptions {
    layout?: ThemeLayout;
  }
  interface BreakpointOverrides {
    phone: true;
    tablet: true;
    desktop: true;
    wide: true;
  }
}

/** `background`, `error` and `success` are MUI palettes, so ours have other names. */
type SchemeColoursInPalette = Omit<SchemeColours, 'background' | 'error' | 'success'> & {
  page: string;
  errorText: string;
  successText: string;
};

function paletteOf(colours: SchemeColours): SchemeColoursInPalette & Record<string, unknown> {
  const { background, error, success, ...own } = colours;
  return {
    ...own,
    page: background,
    errorText: error,
    successText: success,
    primary: { main: colours.brand, contrastText: colours.onBrand },
    secondary: { main: colours.accent, contrastText: colours.onAccent },
    error: { main: error },
    success: { main: success },
    background: { default: background, paper: colours.surface },
    text: { primary: colours.ink, secondary: colours.inkSoft },
    divider: colours.line,
  };
}

/** MUI widgets read the theme, our CSS its variables. */
export function createBrandTheme(tokens: ThemeTokens): Theme {
  const layout = layoutOf(tokens);
  return createTheme({
    cssVariables: {
      cssVarPrefix: '',
      colorSchemeSelector: 'data-scheme',
      rootSelector: `[data-theme="${tokens.key}"]`,
    },
    colorSchemes: { light: { palette: paletteOf(tokens.light) }, dark: { palette: paletteOf(tokens.dark) } },
    breakpoints: { values: { ...materialBreakpoints, phone: tokens.phone, ...siteBreakpoints } },
    shape: { borderRadius: Number.parseInt(tokens.shape.radius, 10) },
    typography: { fontFamily: layout.textFont },
    layout,
  });
}
