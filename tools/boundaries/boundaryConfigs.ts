import type { Linter } from 'eslint';
import { importTable, type ImportRow } from './importTable.ts';
import { restrictedImports } from './restrictedImports.ts';

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
function importRules(row: ImportRow, isShipped: boolean): Linter.RulesRecord {
  const patterns = restrictedImports(row, isShipped);
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

function configsOf(row: ImportRow): Linter.Config[] {
  const { scope, files, except: ignores = [] } = row;
  return [
    {
      name: `boundaries/${scope}`,
      files,
      ignores,
      rules: { ...projectRules(row), ...(row.mayFetch === false ? fetchRules : {}) },
    },
    {
      name: `boundaries/${scope}/shipped`,
      files,
      ignores: [...ignores, ...unshipped],
      rules: importRules(row, true),
    },
    {
      name: `boundaries/${scope}/unshipped`,
      files: files.flatMap((folder) => unshipped.map((file) => [folder, file])),
      ignores,
      rules: importRules(row, false),
    },
  ];
}

/** The import table as ESLint configurations. They need the plugins `@nx` and `@typescript-eslint`. */
export const boundaryConfigs = importTable.flatMap(configsOf);
