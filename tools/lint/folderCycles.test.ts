import { describe, expect, it } from 'vitest';
import { lintSource } from './lintSource.ts';

const circle = { rule: 'cancha/folder-cycles', id: 'circle' };
const lint = (file: string, source: string) => lintSource(file, `export { thing } from '${source}';\n`);

// `shell` imports from `context`; `articleList` imports from `infiniteScroll`.
describe('the folders of a room', () => {
  it.each([
    ['libs/site/src/context/any.ts', '../shell/PageShell'],
    ['libs/site/src/context/any.ts', '@cancha/site/shell/PageShell'],
    ['libs/site/src/context/deeper/any.ts', '../../shell/PageShell'],
    ['libs/blocks/src/infiniteScroll/any.ts', '../articleList/ListPage'],
  ])('may not go in a circle: %s imports from %s', async (file, source) => {
    expect(await lint(file, source)).toContainEqual(circle);
  });

  it.each(['export type { Thing } from', 'import type { Thing } from', 'export * from'])(
    'may not with %s either',
    async (words) => {
      const code = `${words} '../shell/PageShell';\nexport const one: number = 1;\n`;
      expect(await lintSource('libs/site/src/context/any.ts', code)).toContainEqual(circle);
    },
  );

  it('may not with what is loaded later', async () => {
    const code = "export const later = import('../shell/PageShell');\n";
    expect(await lintSource('libs/site/src/context/any.ts', code)).toContainEqual(circle);
  });

  it('may not by way of a third folder', async () => {
    // `context` imports from `environment`, and `shell` from `context`.
    expect(await lint('libs/site/src/environment/any.ts', '../shell/PageShell')).toContainEqual(circle);
  });

  it.each([
    ['what goes down', 'libs/site/src/shell/any.ts', '../context/SiteContext'],
    ['the same folder', 'libs/site/src/context/any.ts', './ServedSite'],
    ['a folder of another room', 'libs/blocks/src/matches/any.ts', '@cancha/site/shell/PageShell'],
    ['files beside the folders', 'libs/site/src/any.ts', './shell/PageShell'],
    ['what tests use', 'libs/site/src/context/any.ts', '../testing/aSite'],
    ['tests', 'libs/site/src/context/any.test.ts', '../shell/PageShell'],
  ])('may import %s', async (_what, file, source) => {
    expect(await lint(file, source)).not.toContainEqual(circle);
  });
});
