import type { Theme } from '@mui/material/styles';
import { siteBreakpoints } from './breakpoints';
import { createBrandTheme } from './createBrandTheme';
import type { ThemeTokens } from './ThemeTokens';

type Sheet = Record<string, Record<string, string | number>>;

/** Only the variables that our CSS reads: MUI widgets bring their own. */
const ownVariable = /^--(?:layout-|palette-[a-zA-Z0-9]+$)/;
const muiVariable = /^--palette-(?:divider\w*|mode|contrastThreshold|tonalOffset)$/;

function declarations(rules: Record<string, string | number>): string[] {
  return Object.entries(rules)
    .filter(([name]) => ownVariable.test(name) && !muiVariable.test(name))
    .map(([name, value]) => `${name}:${value}`);
}

function rulesFor(theme: Theme, matches: (selector: string) => boolean): string[] {
  // MUI has no type for this method, but every theme with CSS variables has it.
  const sheets = (theme as Theme & { generateStyleSheets(): Sheet[] }).generateStyleSheets();
  return sheets
    .flatMap((sheet) => Object.entries(sheet))
    .filter(([selector]) => matches(selector))
    .flatMap(([, rules]) => declarations(rules));
}

/** Sizes that change at a breakpoint. */
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
 * The style sheet of a theme: variables only. `prefers-color-scheme` decides unless `<html>` has `data-scheme`; as both
 * are CSS, the wrong scheme never flashes.
 */
export function buildThemeCss(tokens: ThemeTokens): string {
  const theme = createBrandTheme(tokens);
  const root = `[data-theme="${tokens.key}"]`;
  const shared = rulesFor(theme, (selector) => !selector.includes('data-scheme'));
  const light = rulesFor(theme, (selector) => selector.includes('data-scheme="light"'));
  const dark = rulesFor(theme, (selector) => selector.includes('data-scheme="dark"'))
    .filter((declaration) => !light.includes(declaration))
    .join(';');
  return [
    `${root}{color-scheme:light;${[...shared, ...light].join(';')}}`,
    `@media (prefers-color-scheme:dark){${root}:not([data-scheme="light"]){color-scheme:dark;${dark}}}`,
    `${root}[data-scheme="dark"]{color-scheme:dark;${dark}}`,
    ...growingRules(root, tokens),
  ].join('\n');
}
