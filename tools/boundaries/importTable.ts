/** Packages from outside. */
export type Package =
  'react' | 'next' | '@mui' | 'axios' | '@tanstack/react-query' | 'router' | 'any package';

/** What a part of the workspace may import. */
export type ImportRow = {
  /** The Nx tag is `scope:<scope>`. */
  scope: string;
  /** Globs from the workspace's root. */
  files: string[];
  /** Globs within `files` that have their own row. */
  except?: string[];
  /** Scopes of the workspace. */
  mayImport: string[];
  /** Those of `mayImport` for `import type` only. */
  typesOnly?: string[];
  never: Package[];
  /** `false`: no `fetch`. */
  mayFetch?: boolean;
  /** Of the folders of sites only those of its family and newsroom, or those that the app serves. */
  ownSitesOnly?: 'relatives' | 'served';
  /** Further imports, as regular expressions. */
  alsoAllow?: string[];
};

const lib = (name: string) => [`libs/${name}/**`];

/** What every lib that renders pages may import. */
const belowPages = ['routing', 'brands', 'messages', 'stats', 'data-access', 'themes', 'ui'];
/** One engine ranks the tables of both ends. Its folder runs on a bare Node, the rest of the lib does not. */
const ranking = '^@cancha/stats/ranking/[^/]+\\.ts$';

/** Knows no framework and no network. */
const pure = { never: ['react', 'next', '@mui', 'axios'], mayFetch: false } satisfies Partial<ImportRow>;
/** Who a site is: types of other libs, and no React. */
const siteRow = {
  typesOnly: ['routing', 'themes', 'messages', 'integrations/ports'],
  never: ['react', 'next', '@mui'],
  mayFetch: false,
} satisfies Partial<ImportRow>;

/** Who may import whom, one row per scope. Anything else is forbidden. */
export const importTable: ImportRow[] = [
  { scope: 'routing', files: lib('routing'), mayImport: [], ...pure },
  { scope: 'messages', files: lib('messages'), mayImport: [], ...pure },
  { scope: 'stats', files: lib('stats'), mayImport: [], ...pure },
  {
    scope: 'themes',
    files: lib('themes'),
    except: ['libs/themes/sets/**', 'libs/themes/checks/**'],
    mayImport: [],
    never: ['next'],
    mayFetch: false,
  },
  { scope: 'theme-set', files: ['libs/themes/sets/**'], mayImport: ['themes'], ...pure },
  {
    scope: 'themes-checks',
    files: ['libs/themes/checks/**'],
    mayImport: ['themes', 'theme-set'],
    never: ['react', 'next', 'axios'],
  },
  {
    scope: 'brands',
    files: lib('brands'),
    except: ['libs/brands/src/*/**', 'libs/brands/checks/**'],
    mayImport: ['routing', 'themes', 'messages', 'integrations-ports'],
    ...siteRow,
  },
  // A site's folder. Only its app may import it, or every app would ship and rebuild with each site.
  {
    scope: 'brand',
    files: ['libs/brands/src/*/**'],
    mayImport: ['brands', 'brand', 'routing', 'themes', 'messages', 'integrations-ports'],
    ownSitesOnly: 'relatives',
    ...siteRow,
  },
  {
    scope: 'brands-checks',
    files: ['libs/brands/checks/**'],
    mayImport: ['brands', 'brand', 'routing', 'themes', 'messages'],
    never: ['react', 'next', '@mui'],
  },
  { scope: 'data-access', files: lib('data-access'), mayImport: ['stats'], never: ['react', 'next'] },
  {
    scope: 'ui',
    files: lib('ui'),
    except: ['libs/ui/.storybook/**'],
    mayImport: ['stats', 'themes', 'messages'],
    typesOnly: ['messages'],
    never: ['@tanstack/react-query', 'next', 'axios', 'router'],
    mayFetch: false,
  },
  // The toolbar lists brands and logos. Components must not know them.
  {
    scope: 'storybook',
    files: ['libs/ui/.storybook/**'],
    mayImport: ['ui', 'themes', 'theme-set', 'messages', 'stats', 'brands', 'brand'],
    never: ['@tanstack/react-query', 'next', 'axios'],
  },
  // What the rooms know of outside services: types. They import nothing, so that everybody can import them.
  {
    scope: 'integrations-ports',
    files: ['libs/integrations/src/ports/**'],
    mayImport: [],
    never: ['any package'],
    mayFetch: false,
  },
  {
    scope: 'integrations',
    files: lib('integrations'),
    except: ['libs/integrations/src/ports/**'],
    mayImport: ['integrations-ports', 'site', 'ui'],
    never: [],
  },
  // Who is asked, the shell of every page, its head: what news and football stand on.
  { scope: 'site', files: lib('site'), mayImport: [...belowPages, 'integrations-ports'], never: [] },
  // What both news and football pages show: match strips, live scores, tables, lists of articles.
  {
    scope: 'blocks',
    files: lib('blocks'),
    mayImport: [...belowPages, 'integrations-ports', 'site'],
    never: [],
  },
  {
    scope: 'news',
    files: lib('news'),
    mayImport: [...belowPages, 'integrations-ports', 'site', 'blocks'],
    never: [],
  },
  {
    scope: 'football',
    files: lib('football'),
    mayImport: [...belowPages, 'integrations-ports', 'site', 'blocks'],
    never: [],
  },
  {
    scope: 'syndication',
    files: lib('syndication'),
    mayImport: [...belowPages, 'site', 'blocks', 'news', 'football'],
    never: [],
    // The AMP rules and the hostile texts, for what is rendered here and for the running app.
    alsoAllow: ['^@cancha/e2e/validateAmp$', '^@cancha/e2e/hostile/[^/]+$'],
  },
  {
    scope: 'server',
    files: lib('server'),
    mayImport: [...belowPages, 'site', 'integrations', 'integrations-ports'],
    never: [],
  },
  {
    scope: 'app',
    files: ['apps/*/**'],
    except: ['apps/origin/**', 'apps/*-e2e/**'],
    mayImport: [
      ...['server', 'site', 'blocks', 'news', 'football', 'syndication'],
      ...['brands', 'brand', 'routing', 'themes', 'theme-set'],
    ],
    ownSitesOnly: 'served',
    never: [],
    // The app's layout loads global style sheets.
    alsoAllow: ['^@cancha/ui/base/[^/]+\\.css$'],
  },
  {
    scope: 'origin',
    files: ['apps/origin/**'],
    mayImport: ['newsroom', 'drawings'],
    never: ['next'],
    alsoAllow: [ranking],
  },
  // What the origin shows. Like the origin it runs on a bare Node, and knows nothing of the front end.
  {
    scope: 'newsroom',
    files: lib('newsroom'),
    mayImport: ['drawings'],
    ...pure,
    alsoAllow: [ranking],
  },
  { scope: 'drawings', files: lib('drawings'), mayImport: [], ...pure },
  // End-to-end tests use the same table of brands and paths.
  {
    scope: 'e2e',
    files: ['apps/*-e2e/**', 'libs/e2e/**'],
    mayImport: ['e2e', 'brands', 'routing', 'theme-set'],
    never: ['next'],
  },
  // Commands run before anything is installed, on a Node without TypeScript.
  {
    scope: 'tools',
    files: ['tools/**'],
    except: ['tools/checks/**', 'tools/copy-desk/**'],
    mayImport: [],
    never: ['next'],
  },
  // Reads all articles as readers do.
  { scope: 'tools-copy-desk', files: ['tools/copy-desk/**'], mayImport: ['newsroom'], never: ['next'] },
  {
    scope: 'tools-checks',
    files: ['tools/checks/**'],
    mayImport: ['brands', 'themes', 'routing', 'site'],
    never: ['next'],
  },
];
