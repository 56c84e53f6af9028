import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { lintSource } from '../lint/lintSource.ts';
import { expectedImports, restricted } from './testing/expectedImports.ts';

type Tagged = { tags?: string[] };

/** `libs/ui/package.json` → `ui`; an app that serves sites is `app`, a site's folder `brand`, whatever its name. */
function scopeOf(file: string): string {
  const [group, name = '', part] = file.split('/');
  if (name === 'brands' && part === 'src') return 'brand';
  if (name === 'themes' && part === 'sets') return 'theme-set';
  if (name === 'integrations' && file.includes('/ports/')) return 'integrations-ports';
  if (part === '.storybook') return 'storybook';
  if (part === 'checks') return `${name}-checks`;
  if (group === 'tools') return `tools-${name}`;
  if (group === 'libs' || name === 'origin') return name;
  return name.endsWith('-e2e') ? 'e2e' : 'app';
}

const allowed = expectedImports.flatMap(({ file, may }) => may.map((source) => ({ file, source })));
const forbidden = expectedImports.flatMap(({ file, never }) =>
  Object.entries(never).map(([source, finding]) => ({ file, source, finding })),
);

describe('who may import whom', () => {
  it.each(allowed)('$file may import $source', async ({ file, source }) => {
    expect(await lintSource(file, `export { thing } from '${source}';\n`)).toEqual([]);
  });

  it.each(forbidden)('$file may not import $source', async ({ file, source, finding }) => {
    expect(await lintSource(file, `export { thing } from '${source}';\n`)).toContainEqual(finding);
  });

  it.each(forbidden.filter(({ finding }) => finding === restricted))(
    '$file may not load $source later either',
    async ({ file, source }) => {
      const findings = await lintSource(file, `export const { thing } = await import('${source}');\n`);
      expect(findings.map(({ rule }) => rule)).toContain('no-restricted-syntax');
    },
  );
});

describe('libs that only lend their types', () => {
  const lent = [
    { file: 'libs/brands/src/sites.ts', source: '@cancha/routing/Language' },
    { file: 'libs/brands/src/sites.ts', source: '@cancha/themes/themeKeys' },
    { file: 'libs/brands/src/sites.ts', source: '@cancha/messages/Messages' },
    { file: 'libs/brands/src/sites.ts', source: '@cancha/integrations/ports/Service' },
    { file: 'libs/brands/src/fca/brandConfig.ts', source: '@cancha/integrations/ports/Service' },
    { file: 'libs/ui/src/article/Card/Card.tsx', source: '@cancha/messages/Messages' },
  ];

  it.each(lent)('$file may import the types of $source, not its values', async ({ file, source }) => {
    expect(await lintSource(file, `export type { Thing } from '${source}';\n`)).toEqual([]);
    expect(await lintSource(file, `export { thing } from '${source}';\n`)).toEqual([restricted]);
  });

  it.each(lent)('$file may not load $source later', async ({ file, source }) => {
    const findings = await lintSource(file, `export const { thing } = await import('${source}');\n`);
    expect(findings.map(({ rule }) => rule)).toEqual(['no-restricted-syntax']);
  });

  it('lets a test, a story and what stories share read the values, and nothing else more', async () => {
    const story = 'libs/ui/src/article/Card/Card.stories.tsx';
    const shared = 'libs/ui/src/stories/storyMessages.ts';
    expect(await lintSource(shared, "export { es } from '@cancha/messages/es';\n")).toEqual([]);
    expect(await lintSource(shared, "export { thing } from 'next/link';\n")).toEqual([restricted]);
    expect(await lintSource(story, "export { es } from '@cancha/messages/es';\n")).toEqual([]);
    expect(
      await lintSource('libs/brands/src/brands.test.ts', "export { es } from '@cancha/messages/es';\n"),
    ).toEqual([]);
    expect(await lintSource(story, "export { thing } from 'next/link';\n")).toEqual([restricted]);
  });
});

describe('Next', () => {
  it.each(['next/headers', 'next/server', 'next'])('is stood in for by nothing: %s', async (source) => {
    const code = `vi.mock('${source}', () => ({}));\n`;
    expect(await lintSource('libs/site/src/shell/any.test.ts', code)).toContainEqual({
      rule: 'no-restricted-syntax',
      id: 'restrictedSyntax',
    });
  });

  it('is not what a module of ours is', async () => {
    const code = "vi.mock('@cancha/site/context/SiteContext', () => ({}));\nvi.mock('./nextMatch');\n";
    expect(await lintSource('libs/news/src/home/any.test.ts', code)).toEqual([]);
  });
});

describe('what stories are told', () => {
  const source = '../../stories/storyArticles';

  it('is for stories and tests, never for what is shipped', async () => {
    const folder = 'libs/ui/src/article/Card';
    const code = `export { storyArticle1 } from '${source}';\n`;
    expect(await lintSource(`${folder}/Card.tsx`, code)).toEqual([restricted]);
    expect(await lintSource(`${folder}/Card.stories.tsx`, code)).toEqual([]);
    expect(await lintSource(`${folder}/Card.test.tsx`, code)).toEqual([]);
  });
});

describe('the projects of the workspace', () => {
  const root = path.join(import.meta.dirname, '../..');
  const packages = globSync(['libs/*/package.json', 'apps/*/package.json'], { cwd: root });
  const nested = globSync(
    [
      'libs/brands/src/*',
      'libs/themes/sets/*',
      'libs/integrations/src/ports',
      '{libs/*,tools}/checks',
      'libs/ui/.storybook',
    ].map((folder) => `${folder}/project.json`),
    { cwd: root },
  );
  const readTags = async (file: string) => {
    const project = JSON.parse(await readFile(path.join(root, file), 'utf8')) as Tagged & { nx?: Tagged };
    return (project.nx ?? project).tags;
  };

  it.each([...packages, ...nested])('%s has the one tag that its folder stands for', async (file) => {
    expect(await readTags(file)).toEqual([`scope:${scopeOf(file)}`]);
  });
});

describe('the network', () => {
  const pure = [
    'routing',
    'messages',
    'stats',
    'newsroom',
    'drawings',
    'themes',
    'brands',
    'brands/src/fca',
    'integrations/src/ports',
    'ui',
  ];

  it.each(pure)('is out of reach for %s', async (lib) => {
    const rulesOf = async (code: string) =>
      (await lintSource(`libs/${lib}/src/any.ts`, code)).map(({ rule }) => rule);
    expect(await rulesOf("export const answer = fetch('/x');\n")).toEqual(['no-restricted-globals']);
    expect(await rulesOf("export const answer = globalThis.fetch('/x');\n")).toEqual([
      'no-restricted-properties',
    ]);
    expect(await rulesOf('export const fetched = true;\n')).toEqual([]);
  });

  it('is what data-access speaks to', async () => {
    expect(await lintSource('libs/data-access/src/any.ts', "export const answer = fetch('/x');\n")).toEqual(
      [],
    );
  });
});
