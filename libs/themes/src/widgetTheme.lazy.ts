import { createTheme, type Theme } from '@mui/material/styles';

/** A share of a colour of the page, as MUI's greys are a share of black or white. */
const faint = (variable: string, percent: number) =>
  `color-mix(in srgb, var(--palette-${variable}) ${percent}%, transparent)`;

const palette = {
  primary: { main: 'var(--palette-brand)', contrastText: 'var(--palette-onBrand)' },
  secondary: { main: 'var(--palette-accent)', contrastText: 'var(--palette-onAccent)' },
  error: { main: 'var(--palette-errorText)' },
  success: { main: 'var(--palette-successText)' },
  background: { default: 'var(--palette-page)', paper: 'var(--palette-page)' },
  text: {
    primary: 'var(--palette-ink)',
    secondary: 'var(--palette-inkSoft)',
    disabled: faint('ink', 45),
  },
  divider: 'var(--palette-line)',
  action: {
    active: 'var(--palette-ink)',
    hover: faint('ink', 8),
    selected: faint('ink', 12),
    focus: faint('ink', 12),
    disabled: faint('ink', 45),
    disabledBackground: faint('ink', 12),
  },
};

/**
 * The theme of MUI's widgets, one for all brands and both schemes: its values are the CSS variables of the page, so that
 * a widget wears what the page wears and changes with it.
 */
export const widgetTheme: Theme = createTheme({
  // The page decides about the scheme.
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  palette,
  shape: { borderRadius: 'var(--layout-radius)' },
  typography: {
    fontFamily: 'var(--layout-textFont)',
    button: { fontSize: 16, lineHeight: '24px', fontWeight: 700, textTransform: 'none' },
  },
  motion: { reducedMotion: 'system' },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiIconButton: { styleOverrides: { root: { width: 44, height: 44, color: 'inherit' } } },
    MuiButton: {
      styleOverrides: {
        root: { minHeight: 44, paddingInline: 20, borderRadius: 'var(--layout-pillRadius)' },
      },
    },
    MuiBackdrop: {
      // A popover's is there to be tapped, and is not seen.
      styleOverrides: {
        root: { backgroundColor: 'rgb(0 0 0 / 0.6)', '&.MuiBackdrop-invisible': { background: 'none' } },
      },
    },
    // `WidgetFrame` does that.
    MuiModal: { defaultProps: { disableScrollLock: true } },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      // It has the focus when it opens, but nothing to press.
      styleOverrides: { root: { overscrollBehavior: 'contain', '&:focus-visible': { outline: 'none' } } },
    },
  },
});
