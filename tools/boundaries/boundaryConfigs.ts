import type { Linter } from 'eslint';
import { importTable, type ImportRow } from './importTable.ts';
import { readOwners, type Owner } from './readOwners.ts';
import { restrictedImports, type Restriction } from './restrictedImports.ts';

/** Tests and stories, which are not shipped. */
const unshipped = ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/.storybook/**', 'libs/ui/src/stories/**'];

const depConstraints = importTable.map((row) => ({
  sourceTag: `scope:${row.scope}`,
  onlyDependOnLibsWithTags: row.mayImport.map((scope) => `scope:${scope}`),
}));

function projectRules(row: ImportRow): Linter.RulesRecord {
  const allow = row.alsoAllow ?? [];
  // A page may import one component of a lib lazily and another eagerly.
  const checkDynamicDependenciesExceptions = ['@cancha/**'];
  return {
    '@nx/enforce-module-boundaries': ['error', { depConstraints, allow, checkDynamicDependenciesExceptions }],
  };
}

/** For `import … from` and for `import(…)`. */
function importRules(
  row: ImportRow,
  isShipped: boolean,
  further: readonly Restriction[] = [],
): Linter.RulesRecord {
  const patterns = [...restrictedImports(row, isShipped), ...further];
  const dynamic = patterns.map(({ regex, message }) => ({
    selector: `ImportExpression[source.value=/${regex.replaceAll('/', '\\/')}/]`,
    message,
  }));
  return {
    '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
    'no-restricted-syntax': ['error', ...dynamic, ...(isShipped ? [] : [standInForNext])],
  };
}

/** A stand-in does what its author believes of Next, in this version and in the next. */
const standInForNext = {
  selector:
    'CallExpression[callee.object.name="vi"][callee.property.name=/ock$/][arguments.0.value=/^next(\\/|$)/]',
  message: 'Nothing stands in for Next: test what needs no Next here, and the rest in the running app.',
};

const message = 'This lib is pure: only data-access uses the network.';
const owners = ['globalThis', 'window', 'self'];
const fetchRules: Linter.RulesRecord = {
  'no-restricted-globals': ['error', { name: 'fetch', message }],
  'no-restricted-properties': ['error', ...owners.map((object) => ({ object, property: 'fetch', message }))],
};

/** It declares packages and imports none. */
const manifests = '**/package.json';

function configsOf(row: ImportRow): Linter.Config[] {
  const { scope, files, except = [] } = row;
  const ignores = [...except, manifests];
  return [
    {
      name: `boundaries/${scope}`,
      files,
      ignores,
      rules: { ...projectRules(row), ...(row.mayFetch === false ? fetchRules : {}) },
    },
    ...importConfigs(row, { files, ignores }),
  ];
}

type Where = { files: readonly string[]; ignores: readonly string[]; further?: readonly Restriction[] };

function importConfigs(row: ImportRow, { files, ignores, further }: Where): Linter.Config[] {
  const { scope } = row;
  return [
    {
      name: `boundaries/${scope}/shipped`,
      files: [...files],
      ignores: [...ignores, ...unshipped],
      rules: importRules(row, true, further),
    },
    {
      name: `boundaries/${scope}/unshipped`,
      files: files.flatMap((folder) => unshipped.map((file) => [folder, file])),
      ignores: [...ignores],
      rules: importRules(row, false, further),
    },
  ];
}

const folders = readOwners();

/** What a row forbids its files, and which sites are not theirs to import. */
function ownerConfigs(row: ImportRow): Linter.Config[] {
  const ofRow = row.ownSitesOnly ? folders[row.ownSitesOnly] : [];
  return ofRow.flatMap((owner) =>
    importConfigs(row, { files: owner.files, ignores: [manifests], further: [foreignSites(owner)] }),
  );
}

function foreignSites({ sites, message: why }: Owner): Restriction {
  const foreign = folders.allSites.filter((id) => !sites.includes(id));
  return { regex: `^@cancha/brands/(${foreign.join('|')})/`, message: why };
}

/**
 * The import table as ESLint configurations. They need the plugins `@nx` and `@typescript-eslint`. Those of owners come
 * last: for their files they say all that their row says, and more.
 */
export const boundaryConfigs = [...importTable.flatMap(configsOf), ...importTable.flatMap(ownerConfigs)];
