import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Linter } from 'eslint';
import * as parser from 'jsonc-eslint-parser';

const root = path.join(import.meta.dirname, '../..');
const { devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  devDependencies: Record<string, string>;
};

const unshipped = [
  ...['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/*.fixture.ts', '**/*.config.{ts,mjs}'],
  ...['**/testing/**', 'src/stories/**', 'scripts/**', 'packed/**'],
];

/** An undeclared package, or one that is declared and not used, is an error. `ignored`: packages used without an import. */
function packageConfig(files: string[], ignored: readonly string[]): Linter.Config {
  return {
    name: `packages/${files.join(',')}`,
    files: files.map((folder) => `${folder}/package.json`),
    languageOptions: { parser },
    rules: {
      '@nx/dependency-checks': [
        'error',
        {
          // A target that every project has.
          buildTargets: ['typecheck'],
          // npm installs what is declared; Nx would compare it with the root's version of another project.
          checkVersionMismatches: false,
          ignoredDependencies: ignored,
          ignoredFiles: unshipped.map((file) => `{projectRoot}/${file}`),
        },
      ],
    },
  };
}

/** Read as files, by `require.resolve`. Helpers of tests import the other. */
const ofLibs = ['flag-icons', 'vitest'];
/** Next asks for these; theme sets and folders of sites are projects without a package.json. */
const ofApps = ['react', 'react-dom', '@cancha/themes'];
/** Our own are bundled with the components, with what they import; MUI asks for the others. */
const ofUi = [
  ...['@cancha/messages', '@cancha/stats', '@cancha/themes', 'culori'],
  ...['@emotion/react', '@emotion/styled', 'date-fns'],
];

/** For the plugin `@nx`. The package of the themes is style sheets: what it imports only builds them. */
export const packageConfigs = [
  packageConfig(['libs/!(e2e|themes|ui)', 'apps/origin'], ofLibs),
  packageConfig(['libs/ui'], ofUi),
  packageConfig(['apps/!(origin|*-e2e)'], ofApps),
  // What the whole workspace is built and tested with is declared at its root.
  packageConfig(['tools', 'libs/e2e', 'apps/*-e2e'], Object.keys(devDependencies)),
];
