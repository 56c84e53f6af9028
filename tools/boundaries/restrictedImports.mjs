/** @import { ImportRow, Package } from './importTable.mjs' */

/**
 * @typedef {object} Restriction
 * @property {string} regex over the whole import specifier
 * @property {string} message what to do instead
 * @property {boolean} [allowTypeImports]
 */

/** One package may come under several names. @type {Record<Package, string>} */
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

/** Names that say nothing about what is inside, and the one big door of MUI. @type {Restriction[]} */
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

/** What stories are told is made up, and in no package. @type {Restriction} */
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
 * What a row forbids beyond other projects: packages, values of a lib that only lends its types, unspeaking names.
 * @param {ImportRow} row
 * @param {{ values: boolean }} allow `values`: tests and stories may read the values, they are not shipped
 * @returns {Restriction[]}
 */
export function restrictedImports(row, allow) {
  const lent = allow.values ? [] : (row.typesOnly ?? []);
  return [
    ...everywhere,
    ...(allow.values ? [] : [storyData]),
    ...row.never.map((name) => forbidPackage(row, name)),
    ...lent.map((lib) => typesOnly(row, lib)),
  ];
}
