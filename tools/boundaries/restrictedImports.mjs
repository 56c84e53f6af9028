/** @import { ImportRow, Package } from './importTable.mjs' */

/**
 * @typedef {object} Restriction
 * @property {string} regex over the whole import specifier
 * @property {string} message what to do instead
 * @property {boolean} [allowTypeImports]
 */

/** A package may have several names. @type {Record<Package, string>} */
const packageNames = {
  react: 'react(-dom)?',
  next: 'next',
  '@mui': '@mui/[^/]+',
  axios: 'axios',
  '@tanstack/react-query': '@tanstack/(react-)?query[^/]*',
  // Whatever is not a file beside it, Node's own modules included.
  'any package': '[^.].*',
  router: '(react-router[^/]*|@tanstack/[^/]*router[^/]*|wouter)',
};

/** Names without meaning, and MUI's barrel. @type {Restriction[]} */
const everywhere = [
  {
    regex: '^(\\.|@cancha/)(.*/)?(index|utils|helpers)([./]|$)|^\\.{1,2}/?$',
    message: 'Import the file that is named after the thing, never index, utils or helpers.',
  },
  {
    regex: '^@mui/(material|icons-material|lab)$',
    message: 'Import MUI by path, as in @mui/material/Dialog: the barrel loads all of it.',
  },
];

/** Story data is not part of any package. @type {Restriction} */
const storyData = { regex: '(^|/)stories/', message: 'What stories show is not shipped: take it as a prop.' };

/** @param {ImportRow} row @param {Package} name @returns {Restriction} */
function forbidPackage(row, name) {
  return { regex: `^${packageNames[name]}(/|$)`, message: `${row.scope} must work without ${name}.` };
}

/** @param {ImportRow} row @param {string} lib @returns {Restriction} */
function typesOnly(row, lib) {
  return {
    regex: `^@cancha/${lib}/`,
    message: `${row.scope} may only take types from ${lib}: use \`import type\`.`,
    allowTypeImports: true,
  };
}

/**
 * What a row forbids besides other projects: packages, values of `typesOnly` libs, meaningless file names.
 * @param {ImportRow} row
 * @param {{ values: boolean }} allow `values`: for tests and stories, which are not shipped
 * @returns {Restriction[]}
 */
export function restrictedImports(row, allow) {
  const typeLibs = allow.values ? [] : (row.typesOnly ?? []);
  return [
    ...everywhere,
    ...(allow.values ? [] : [storyData]),
    ...row.never.map((name) => forbidPackage(row, name)),
    ...typeLibs.map((lib) => typesOnly(row, lib)),
  ];
}
