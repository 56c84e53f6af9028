import type { ImportRow, Package } from './importTable.ts';

/** `regex`: over the whole import specifier; `message`: what to do instead. */
export type Restriction = { regex: string; message: string; allowTypeImports?: boolean };

/** A package may have several names. */
const packageNames: Record<Package, string> = {
  react: 'react(-dom)?',
  next: 'next',
  '@mui': '@mui/[^/]+',
  axios: 'axios',
  '@tanstack/react-query': '@tanstack/(react-)?query[^/]*',
  // Whatever is not a file beside it, Node's own modules included.
  'any package': '[^.].*',
  router: '(react-router[^/]*|@tanstack/[^/]*router[^/]*|wouter)',
};

/** Names without meaning, and barrels. */
const everywhere: Restriction[] = [
  {
    regex: '^(\\.|@cancha/)(.*/)?(index|utils|helpers)([./]|$)|^\\.{1,2}/?$',
    message: 'Import the file that is named after the thing, never index, utils or helpers.',
  },
  {
    regex: '^@mui/(material|icons-material|lab)$',
    message: 'Import MUI by path, as in @mui/material/Dialog: the barrel loads all of it.',
  },
  {
    regex: '^date-fns$',
    message: 'Import date-fns by path, as in date-fns/addDays: on Node the barrel loads 300 files.',
    allowTypeImports: true,
  },
];

/** Story data is not part of any package. */
const storyData = { regex: '(^|/)stories/', message: 'What stories show is not shipped: take it as a prop.' };

/**
 * What a row forbids besides other projects: packages, meaningless file names, and unless it is for tests and stories,
 * which are not shipped, values of `typesOnly` libs.
 */
export function restrictedImports(
  { scope, never, typesOnly = [] }: ImportRow,
  isShipped: boolean,
): Restriction[] {
  const packages = never.map((name) => ({
    regex: `^${packageNames[name]}(/|$)`,
    message: `${scope} must work without ${name}.`,
  }));
  if (!isShipped) return [...everywhere, ...packages];
  const values = typesOnly.map((lib) => ({
    regex: `^@cancha/${lib}/`,
    message: `${scope} may only take types from ${lib}: use \`import type\`.`,
    allowTypeImports: true,
  }));
  return [...everywhere, storyData, ...packages, ...values];
}
