import { createTheme, type Theme } from '@mui/material/styles';
import type { SchemeColours, ThemeLayout, ThemeTokens } from './ThemeTokens';

declare module '@mui/material/styles' {
  interface Palette extends SchemeColoursInPalette {}
  interface PaletteOptions extends Partial<SchemeColoursInPalette> {}
  interface Theme {
    layout: ThemeLayout;
  }
  interface ThemeOptions {
    layout?: ThemeLayout;
  }
}

/** `background`, `error` and `success` are palettes of MUI's own; ours travel under these names. */
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

/** The one source of a brand's look: MUI's widgets take the theme, our own CSS its variables. */
export function createBrandTheme(tokens: ThemeTokens): Theme {
  return createTheme({
    cssVariables: {
      cssVarPrefix: '',
      colorSchemeSelector: 'data-scheme',
      rootSelector: `[data-theme="${tokens.key}"]`,
    },
    colorSchemes: { light: { palette: paletteOf(tokens.light) }, dark: { palette: paletteOf(tokens.dark) } },
    breakpoints: { values: { xs: 0, sm: 600, md: 769, lg: 1070, xl: 1400 } },
    shape: { borderRadius: Number.parseInt(tokens.layout.radius, 10) },
    typography: { fontFamily: tokens.layout.textFont },
    layout: tokens.layout,
  });
}
