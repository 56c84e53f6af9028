/**
 * What a part of the workspace may import.
 * @typedef {object} ImportRow
 * @property {string} scope the Nx tag is `scope:<scope>`
 * @property {string[]} files globs from the workspace's root
 * @property {string[]} [except] globs that `files` covers and another row describes
 * @property {string[]} mayImport scopes of the workspace
 * @property {string[]} [typesOnly] those of `mayImport` that only lend their types
 * @property {Package[]} never packages from outside
 * @property {boolean} [mayFetch] `false`: neither `fetch` nor another spelling of it
 * @property {string[]} [alsoAllow] single imports beyond `mayImport`, as regular expressions
 */

/** @typedef {'react' | 'next' | '@mui' | 'axios' | '@tanstack/react-query'} Package */

/** @param {string} name */
const lib = (name) => [`libs/${name}/**`];

/** Who may import whom, one row a scope. What is not in a row is forbidden. @type {ImportRow[]} */
export const importTable = [
  {
    scope: 'routing',
    files: lib('routing'),
    mayImport: [],
    never: ['react', 'next', '@mui', 'axios'],
    mayFetch: false,
  },
  {
    scope: 'messages',
    files: lib('messages'),
    mayImport: [],
    never: ['react', 'next', '@mui', 'axios'],
    mayFetch: false,
  },
  {
    scope: 'stats',
    files: lib('stats'),
    mayImport: [],
    never: ['react', 'next', '@mui', 'axios'],
    mayFetch: false,
  },
  { scope: 'themes', files: lib('themes'), mayImport: [], never: ['next'], mayFetch: false },
  {
    scope: 'brands',
    files: lib('brands'),
    mayImport: ['routing', 'themes', 'messages'],
    typesOnly: ['routing', 'themes', 'messages'],
    never: ['react', 'next', '@mui'],
    mayFetch: false,
  },
  { scope: 'data-access', files: lib('data-access'), mayImport: ['stats'], never: ['react', 'next'] },
  {
    scope: 'ui',
    files: lib('ui'),
    mayImport: ['stats', 'themes', 'messages'],
    typesOnly: ['messages'],
    never: ['@tanstack/react-query', 'next', 'axios'],
  },
  {
    scope: 'pages',
    files: lib('pages'),
    mayImport: ['routing', 'brands', 'messages', 'stats', 'data-access', 'themes', 'ui'],
    never: [],
  },
  {
    scope: 'app',
    files: ['apps/*/**'],
    except: ['apps/origin/**', 'apps/*-e2e/**'],
    mayImport: ['pages', 'brands', 'routing', 'themes'],
    never: [],
    // The layout of an app is where its global style sheets are loaded.
    alsoAllow: ['^@cancha/ui/base/[^/]+\\.css$'],
  },
  { scope: 'origin', files: ['apps/origin/**'], mayImport: [], never: ['next'] },
  // Readers' tasks run over the same table of brands and the same paths.
  { scope: 'e2e', files: ['apps/*-e2e/**'], mayImport: ['brands', 'routing'], never: ['next'] },
  // These start before anything is installed, on a Node that cannot read TypeScript.
  { scope: 'tools', files: ['tools/**'], mayImport: [], never: ['next'] },
];
