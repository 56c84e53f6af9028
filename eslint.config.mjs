import nx from '@nx/eslint-plugin';
import { defineConfig, globalIgnores } from 'eslint/config';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { boundaryConfigs } from './tools/boundaries/boundaryConfigs.ts';
import { ensureProjectGraph } from './tools/boundaries/ensureProjectGraph.ts';
import { clientFileName } from './tools/lint/clientFileName.ts';
import { coreRules } from './tools/lint/coreRules.ts';
import { describedDisable } from './tools/lint/describedDisable.ts';
import { folderCycles } from './tools/lint/folderCycles.ts';
import { lazyWidgets } from './tools/lint/lazyWidgets.ts';
import { packageConfigs } from './tools/lint/packageConfigs.ts';
import { staticHtmlChildren } from './tools/lint/staticHtmlChildren.ts';
import { zonedDates } from './tools/lint/zonedDates.ts';

await ensureProjectGraph();

const sources = ['**/*.{ts,tsx,mts,js,mjs,cjs}'];
/** The libs that make pages. */
const rooms = 'libs/{site,blocks,news,football,syndication,server}';
const withReact = ['libs/ui/**/*.{ts,tsx}', `${rooms}/**/*.{ts,tsx}`, 'apps/*/src/**/*.{ts,tsx}'];
const tests = ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/*.e2e.ts'];
/** Where a tool asks for a default export by name. */
const defaultExports = [
  'apps/*/src/app/**',
  'apps/*/src/proxy.ts',
  '**/*.config.{ts,mts,mjs}',
  '**/*.stories.tsx',
  '**/.storybook/**',
  '**/*.d.ts',
];

/** A rule is an error or absent: a preset's warnings count as errors. */
const asErrors = (rules) => Object.fromEntries(Object.keys(rules).map((rule) => [rule, 'error']));

/** The rules that ask for types are in .oxlintrc.json. */
export default defineConfig(
  globalIgnores([
    '**/{generated,.next,dist,storybook-static,.nx,.data,coverage,test-results,playwright-report}/',
    'libs/newsroom/seed/',
    'apps/*/public/',
    // Somebody else's project, in which the package is tried.
    'libs/ui/packed/consumer/',
    '**/next-env.d.ts',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    name: 'language',
    files: sources,
    extends: [tseslint.configs.recommended],
    rules: {
      ...coreRules,
      '@typescript-eslint/consistent-type-imports': 'error',
      // Declaration merging (MUI's theme) is written as an empty interface.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
    },
  },
  {
    name: 'public-types',
    files: ['libs/*/src/**/*.{ts,tsx}'],
    ignores: tests,
    rules: { '@typescript-eslint/explicit-module-boundary-types': 'error' },
  },
  {
    name: 'imports',
    files: sources,
    plugins: { 'import-x': importX },
    settings: {
      // Relative files only: cycles between projects are the boundaries' business.
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs'] })],
      'import-x/extensions': ['.ts', '.tsx', '.mjs'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: { 'import-x/no-cycle': ['error', { ignoreExternal: true }] },
  },
  {
    name: 'named-exports',
    files: sources,
    ignores: defaultExports,
    rules: { 'import-x/no-default-export': 'error' },
  },
  {
    name: 'react',
    files: withReact,
    ignores: ['apps/origin/**', 'apps/*-e2e/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: asErrors(reactHooks.configs.flat.recommended.rules),
  },
  { name: 'nx', plugins: { '@nx': nx } },
  {
    name: 'cancha',
    files: sources,
    plugins: {
      cancha: {
        rules: {
          'client-file-name': clientFileName,
          'described-disable': describedDisable,
          'folder-cycles': folderCycles,
          'lazy-widgets': lazyWidgets,
          'static-html-children': staticHtmlChildren,
          'zoned-dates': zonedDates,
        },
      },
    },
    rules: { 'cancha/client-file-name': 'error', 'cancha/described-disable': 'error' },
  },
  {
    name: 'first-load',
    files: ['{libs,apps}/**/*.{ts,tsx}'],
    rules: { 'cancha/lazy-widgets': 'error' },
  },
  {
    name: 'rooms',
    files: [`${rooms}/src/**/*.{ts,tsx}`],
    rules: { 'cancha/folder-cycles': 'error', 'cancha/static-html-children': 'error' },
  },
  {
    name: 'dates',
    files: ['{apps,libs}/*/src/**/*.{ts,tsx}'],
    ignores: [...tests, '**/testing/**', 'libs/ui/src/stories/**', 'apps/*-e2e/**', 'libs/e2e/**'],
    rules: { 'cancha/zoned-dates': 'error' },
  },
  boundaryConfigs,
  packageConfigs,
);
