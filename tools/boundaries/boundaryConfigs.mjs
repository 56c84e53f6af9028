/** @import { Linter } from 'eslint' */
/** @import { ImportRow } from './importTable.mjs' */
import { importTable } from './importTable.mjs';
import { restrictedImports } from './restrictedImports.mjs';

/** Tests and stories, which are not shipped. */
const unshipped = ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/.storybook/**', 'libs/ui/src/stories/**'];

const depConstraints = importTable.map((row) => ({
  sourceTag: `scope:${row.scope}`,
  onlyDependOnLibsWithTags: row.mayImport.map((scope) => `scope:${scope}`),
}));

/** @param {ImportRow} row @returns {Linter.RulesRecord} */
function projectRules(row) {
  return {
    '@nx/enforce-module-boundaries': [
      'error',
      {
        depConstraints,
        allow: row.alsoAllow ?? [],
        // A page may import one component of a lib lazily and another eagerly.
        checkDynamicDependenciesExceptions: ['@cancha/**'],
      },
    ],
  };
}

/** For `import … from` and for `import(…)`. @param {ImportRow} row @param {boolean} values @returns {Linter.RulesRecord} */
function importRules(row, values) {
  const restrictions = restrictedImports(row, { values });
  const dynamic = restrictions.map(({ regex, message }) => ({
    selector: `ImportExpression[source.value=/${regex.replaceAll('/', '\\/')}/]`,
    message,
  }));
  return {
    '@typescript-eslint/no-restricted-imports': ['error', { patterns: restrictions }],
    'no-restricted-syntax': ['error', ...dynamic, ...(values ? [standInForNext] : [])],
  };
}

/** A stand-in does what its author believes of Next, in this version and in the next. */
const standInForNext = {
  selector:
    'CallExpression[callee.object.name="vi"][callee.property.name=/ock$/][arguments.0.value=/^next(\\/|$)/]',
  message: 'Nothing stands in for Next: test what needs no Next here, and the rest in the running app.',
};

/** @returns {Linter.RulesRecord} */
function fetchRules() {
  const message = 'This lib is pure: only data-access uses the network.';
  const owners = ['globalThis', 'window', 'self'];
  return {
    'no-restricted-globals': ['error', { name: 'fetch', message }],
    'no-restricted-properties': [
      'error',
      ...owners.map((object) => ({ object, property: 'fetch', message })),
    ],
  };
}

/** @param {ImportRow} row @returns {Linter.Config[]} */
function configsOf(row) {
  const except = row.except ?? [];
  const rules = { ...projectRules(row), ...(row.mayFetch === false ? fetchRules() : {}) };
  return [
    { name: `boundaries/${row.scope}`, files: row.files, ignores: except, rules },
    {
      name: `boundaries/${row.scope}/shipped`,
      files: row.files,
      ignores: [...except, ...unshipped],
      rules: importRules(row, false),
    },
    {
      name: `boundaries/${row.scope}/unshipped`,
      files: row.files.flatMap((folder) => unshipped.map((file) => [folder, file])),
      ignores: except,
      rules: importRules(row, true),
    },
  ];
}

/** The import table as ESLint configurations. They need the plugins `@nx` and `@typescript-eslint`. */
export const boundaryConfigs = importTable.flatMap(configsOf);
