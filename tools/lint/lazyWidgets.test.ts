import { describe, expect, it } from 'vitest';
import { lintSource } from './lintSource.ts';

const moveIt = { rule: 'cancha/lazy-widgets', id: 'moveIt' };
const loadIt = { rule: 'cancha/lazy-widgets', id: 'loadIt' };
const page = 'libs/football/src/results/Any.tsx';

describe('MUI in a first load', () => {
  const code = "export { thing } from '@mui/material/Dialog';\n";

  it.each([
    'libs/ui/src/article/Card/Card.tsx',
    'libs/ui/src/article/Card/Follow.client.tsx',
    page,
    'apps/fca/src/any.ts',
  ])('is refused in %s', async (file) => {
    const found = await lintSource(file, file.includes('.client.') ? `'use client';\n${code}` : code);
    expect(found).toContainEqual(moveIt);
  });

  it.each([
    '@mui/material/styles',
    '@mui/x-date-pickers/DateCalendar',
    '@emotion/react',
    '@emotion/styled',
    '@cancha/themes/createBrandTheme',
  ])('is refused as %s', async (source) => {
    expect(await lintSource(page, `import { thing } from '${source}';\nthing();\n`)).toEqual([moveIt]);
    expect(await lintSource(page, `export * from '${source}';\n`)).toEqual([moveIt]);
    expect(await lintSource(page, `import '${source}';\n`)).toEqual([moveIt]);
  });

  it.each([
    'libs/ui/src/overlay/Any.lazy.tsx',
    'libs/football/src/results/any.lazy.ts',
    'libs/themes/src/createBrandTheme.ts',
    'libs/ui/src/overlay/Any.test.tsx',
  ])('is not what %s makes', async (file) => {
    expect(await lintSource(file, code)).toEqual([]);
  });

  it('is not made by a type', async () => {
    expect(await lintSource(page, "export type { Theme } from '@mui/material/styles';\n")).toEqual([]);
  });
});

describe('a lazy file', () => {
  const source = '@cancha/ui/overlay/openOverlay.lazy';

  it('is refused where it is loaded with the page', async () => {
    expect(await lintSource(page, `export { thing } from '${source}';\n`)).toEqual([loadIt]);
    expect(await lintSource(page, "export { thing } from './Any.lazy';\n")).toEqual([loadIt]);
  });

  it('may be loaded when it is opened', async () => {
    const code = `export const open = (): Promise<unknown> => import('${source}');\n`;
    expect(await lintSource(page, code)).toEqual([]);
  });

  it.each(['libs/football/src/results/Any.lazy.tsx', 'libs/football/src/results/Any.test.tsx'])(
    'may be imported in %s',
    async (file) => {
      expect(await lintSource(file, `export { thing } from '${source}';\n`)).toEqual([]);
    },
  );

  it('lends its types', async () => {
    expect(await lintSource(page, `export type { OverlayProps } from '${source}';\n`)).toEqual([]);
  });
});
