import { describe, expect, it } from 'vitest';
import { lintSource } from './lintSource.ts';

const restricted = '@typescript-eslint/no-restricted-imports';
const rulesOf = async (file: string, code: string) => (await lintSource(file, code)).map(({ rule }) => rule);

describe('default exports', () => {
  const code = 'export default 1;\n';

  it.each(['libs/news/src/home/any.ts', 'apps/fca/src/any.ts', 'tools/lint/any.mjs'])(
    'are refused in %s',
    async (file) => {
      expect(await rulesOf(file, code)).toEqual(['import-x/no-default-export']);
    },
  );

  it.each([
    'apps/fca/src/app/[site]/home/page.tsx',
    'apps/fca/src/proxy.ts',
    'apps/fca/next.config.ts',
    'libs/ui/.storybook/preview.tsx',
    'libs/ui/src/article/Card/Card.stories.tsx',
  ])('are what %s is read by', async (file) => {
    expect(await rulesOf(file, code)).toEqual([]);
  });
});

describe('imports', () => {
  const file = 'libs/ui/src/article/Card/any.ts';

  it.each(['date-fns', './index', '../utils', '../helpers/date', '..', '@cancha/stats/index'])(
    'of %s are refused',
    async (source) => {
      expect(await rulesOf(file, `export { thing } from '${source}';\n`)).toEqual([restricted]);
    },
  );

  it.each(['date-fns/addDays', './indexOf', 'use-intl/utils'])('of %s pass', async (source) => {
    expect(await rulesOf(file, `export { thing } from '${source}';\n`)).toEqual([]);
  });

  it.each([
    ['@mui/material', [restricted]],
    ['@mui/icons-material', [restricted]],
    ['@mui/material/Dialog', []],
    ['@mui/material/styles', []],
  ])('of %s in a lazy file: %j', async (source, rules) => {
    const lazy = 'libs/ui/src/article/Card/any.lazy.ts';
    expect(await rulesOf(lazy, `export { thing } from '${source}';\n`)).toEqual(rules);
  });

  it('may not go in circles', async () => {
    const code = "export { mapMatch } from './mapMatch';\n";
    expect(await rulesOf('libs/data-access/src/football/readKickOff.ts', code)).toEqual([
      'import-x/no-cycle',
    ]);
  });
});

describe('types', () => {
  it('are never any, and said on what a lib exports', async () => {
    const file = 'libs/stats/src/match/any.ts';
    expect(await rulesOf(file, 'export const one = (a: any): number => Number(a);\n')).toContain(
      '@typescript-eslint/no-explicit-any',
    );
    expect(await rulesOf(file, 'export const one = (a: number) => a;\n')).toEqual([
      '@typescript-eslint/explicit-module-boundary-types',
    ]);
  });

  it('are imported as types', async () => {
    const code = "import { Language } from './Language';\nexport const one = (a: Language): Language => a;\n";
    expect(await rulesOf('libs/routing/src/readPage.ts', code)).toEqual([
      '@typescript-eslint/consistent-type-imports',
    ]);
  });
});
