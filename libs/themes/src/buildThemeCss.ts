import type { Theme } from '@mui/material/styles';
import { siteBreakpoints } from './breakpoints';
import { createBrandTheme } from './createBrandTheme';
import type { ThemeTokens } from './ThemeTokens';

type Sheet = Record<string, Record<string, string | number>>;

/** Only the variables our own CSS reads: MUI's widgets bring theirs when one is opened. */
const ours = /^--(?:layout-|palette-[a-zA-Z0-9]+$)/;
const ofMui = /^--palette-(?:divider\w*|mode|contrastThreshold|tonalOffset)$/;

function declarations(rules: Record<string, string | number>): string {
  return Object.entries(rules)
    .filter(([name]) => ours.test(name) && !ofMui.test(name))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

function rulesFor(theme: Theme, matches: (selector: string) => boolean): string {
  // MUI types the method on its extended theme only, though every theme with CSS variables has it.
  const sheets = (theme as Theme & { generateStyleSheets(): Sheet[] }).generateStyleSheets();
  return sheets
    .flatMap((sheet) => Object.entries(sheet))
    .filter(([selector]) => matches(selector))
    .map(([, rules]) => declarations(rules))
    .filter((text) => text !== '')
    .join(';');
}

/** What grows with the screen; a size that stays needs no rule. */
function growingRules(root: string, { logo, phone }: ThemeTokens): string[] {
  const sizes = [
    { name: 'logoWidth', small: logo.phoneWidth, wide: logo.width, from: phone },
    {
      name: 'footerLogoHeight',
      small: logo.footerHeight,
      wide: logo.footerWideHeight,
      from: siteBreakpoints.tablet,
    },
  ];
  return sizes
    .filter(({ small, wide }) => small !== wide)
    .map(({ name, wide, from }) => `@media (min-width:${from}px){${root}{--layout-${name}:${wide}}}`);
}

/**
 * Style sheet of a theme: variables only. The reader's system decides the scheme until `data-scheme`
 * on `<html>` says otherwise; because both are CSS, the wrong one never flashes.
 */
export function buildThemeCss(tokens: ThemeTokens): string {
  const theme = createBrandTheme(tokens);
  const root = `[data-theme="${tokens.key}"]`;
  const shared = rulesFor(theme, (selector) => !selector.includes('data-scheme'));
  const dark = rulesFor(theme, (selector) => selector.includes('data-scheme="dark"'));
  const light = rulesFor(theme, (selector) => selector.includes('data-scheme="light"'));
  return [
    `${root}{color-scheme:light;${shared};${light}}`,
    `@media (prefers-color-scheme:dark){${root}:not([data-scheme="light"]){color-scheme:dark;${dark}}}`,
    `${root}[data-scheme="dark"]{color-scheme:dark;${dark}}`,
    ...growingRules(root, tokens),
  ].join('\n');
}
