import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { lintSource } from '../lint/lintSource.ts';

const project = '@nx/enforce-module-boundaries';
const noLibs = { rule: project, id: 'emptyOnlyTagsConstraintViolation' };
const otherLibs = { rule: project, id: 'onlyTagsConstraintViolation' };
/** Either way round: a room above would close a circle as well. */
const otherRooms = expect.objectContaining({ rule: project });
const noApps = { rule: project, id: 'noImportsOfApps' };
const circle = { rule: project, id: 'noCircularDependencies' };
const overTheFence = { rule: project, id: 'noRelativeOrAbsoluteImportsAcrossLibraries' };
const restricted = { rule: '@typescript-eslint/no-restricted-imports', id: 'patternWithCustomMessage' };

/** Written out again on purpose: a row that is lost from the import table must fail here. */
const rows = [
  {
    file: 'libs/routing/src/buildPath.ts',
    may: ['./Language', 'node:path'],
    never: {
      '@cancha/stats/match/Match': noLibs,
      react: restricted,
      'react-dom/server': restricted,
      'next/link': restricted,
      '@mui/material/styles': restricted,
      axios: restricted,
    },
  },
  {
    file: 'libs/messages/src/es.ts',
    may: ['./Messages'],
    never: {
      '@cancha/stats/match/Match': noLibs,
      react: restricted,
      next: restricted,
      '@mui/material/styles': restricted,
      axios: restricted,
    },
  },
  {
    file: 'libs/stats/src/match/matchAtMinute.ts',
    may: ['./Match'],
    never: {
      '@cancha/messages/es': noLibs,
      react: restricted,
      next: restricted,
      '@mui/material/styles': restricted,
      axios: restricted,
    },
  },
  {
    file: 'libs/themes/src/createBrandTheme.ts',
    may: ['./ThemeTokens', '@mui/material/styles'],
    never: {
      '@cancha/stats/match/Match': noLibs,
      '@cancha/ui/article/Card/Card': expect.objectContaining({ rule: project }),
      '@cancha/brands/sites': expect.objectContaining({ rule: project }),
      '@cancha/themes/sets/fca/tokens': expect.objectContaining({ rule: project }),
      'next/font/local': restricted,
    },
  },
  {
    file: 'libs/themes/sets/fca/tokens.ts',
    may: ['@cancha/themes/ThemeTokens', '@cancha/themes/faces/anton'],
    never: {
      '@cancha/themes/sets/redgol/tokens': otherLibs,
      '@cancha/ui/article/Card/Card': otherLibs,
      '@cancha/brands/sites': otherLibs,
      react: restricted,
      '@mui/material/styles': restricted,
      next: restricted,
    },
  },
  {
    file: 'libs/themes/checks/src/themeSets.ts',
    may: ['@cancha/themes/findLowContrastPairs', '@cancha/themes/sets/fca/tokens'],
    never: { '@cancha/brands/sites': otherLibs, 'next/font/local': restricted },
  },
  {
    file: 'libs/brands/src/sites.ts',
    may: ['./Site'],
    never: {
      '@cancha/stats/match/Match': otherLibs,
      '@cancha/data-access/api/Api': otherLibs,
      '@cancha/brands/fca/brandConfig': expect.objectContaining({ rule: project }),
      './fca/brandConfig': overTheFence,
      react: restricted,
      '@mui/material/styles': restricted,
      next: restricted,
    },
  },
  {
    file: 'libs/brands/src/bolavip-mx/brandConfig.ts',
    may: ['@cancha/brands/defaultBrandSettings', '@cancha/brands/bolavip-global/bolavipConfig'],
    never: {
      '@cancha/stats/match/Match': otherLibs,
      '../defaultBrandSettings': overTheFence,
      '../bolavip-global/bolavipConfig': overTheFence,
      react: restricted,
      '@mui/material/styles': restricted,
      next: restricted,
    },
  },
  {
    file: 'libs/brands/checks/src/brandConfigs.test.ts',
    may: [
      '@cancha/brands/sites',
      '@cancha/brands/fca/brandConfig',
      '@cancha/routing/matchPath',
      '@cancha/messages/es',
    ],
    never: { '@cancha/site/context/SiteContext': otherLibs, '@cancha/ui/article/Card/Card': otherLibs },
  },
  {
    file: 'libs/data-access/src/football/getMatch.ts',
    may: ['@cancha/stats/match/Match', 'axios', 'zod'],
    never: {
      '@cancha/ui/article/Card/Card': otherLibs,
      '@cancha/brands/sites': otherLibs,
      'next/cache': restricted,
      react: restricted,
    },
  },
  {
    file: 'libs/ui/src/article/Card/Card.tsx',
    may: ['@cancha/stats/match/Match', '@cancha/themes/themeKeys', 'react', '@mui/material/Dialog'],
    never: {
      '@cancha/data-access/content/Article': otherLibs,
      '@cancha/routing/buildPath': otherLibs,
      '@cancha/brands/sites': otherLibs,
      '@cancha/themes/sets/fca/tokens': otherLibs,
      '@tanstack/react-query': restricted,
      'next/link': restricted,
      'next/navigation': restricted,
      'react-router': restricted,
      'react-router-dom': restricted,
      '@tanstack/react-router': restricted,
      axios: restricted,
    },
  },
  {
    file: 'libs/ui/.storybook/preview.tsx',
    may: ['@cancha/ui/base/base.css', '@cancha/themes/sets/fca/tokens', '@cancha/brands/sites', 'react'],
    never: {
      '@cancha/news/home/HomePage': otherLibs,
      '@cancha/routing/buildPath': otherLibs,
      next: restricted,
    },
  },
  {
    file: 'libs/integrations/src/ports/ErrorReporter.ts',
    may: ['./Logger'],
    never: {
      '@cancha/stats/match/Match': noLibs,
      '@cancha/ui/article/Card/Card': noLibs,
      '@cancha/integrations/logs/createLogger': circle,
      '../logs/createLogger': overTheFence,
      pino: restricted,
      zod: restricted,
      react: restricted,
      'next/navigation': restricted,
      'node:http': restricted,
    },
  },
  {
    file: 'libs/integrations/src/errorReports/createErrorReporter.ts',
    may: [
      '@cancha/integrations/ports/ErrorReporter',
      '../logs/createLogger',
      '@cancha/ui/article/Card/Card',
      'pino',
      'next/navigation',
      'react',
    ],
    never: {
      '../ports/ErrorReporter': overTheFence,
      '@cancha/news/home/HomePage': otherLibs,
      '@cancha/stats/match/Match': otherLibs,
      '@cancha/data-access/api/Api': otherLibs,
      '@cancha/brands/sites': otherLibs,
      '@cancha/brands/fca/brandConfig': otherLibs,
    },
  },
  {
    file: 'libs/site/src/shell/PageShell.tsx',
    may: [
      '@cancha/routing/buildPath',
      '@cancha/brands/sites',
      '@cancha/messages/es',
      '@cancha/data-access/api/Api',
      '@cancha/ui/article/Card/Card',
      '@cancha/integrations/ports/Logger',
      'next/navigation',
    ],
    never: {
      '@cancha/brands/fca/brandConfig': otherLibs,
      '@cancha/blocks/articleList/ListPage': otherRooms,
      '@cancha/news/home/HomePage': otherRooms,
      '@cancha/football/footballRoutes': otherRooms,
      '@cancha/syndication/syndicationRoutes': otherRooms,
      '@cancha/server/startApp': otherRooms,
    },
  },
  {
    file: 'libs/blocks/src/matches/MatchesStrip.tsx',
    may: ['@cancha/site/context/SiteContext', '@cancha/ui/article/Card/Card', '@cancha/stats/match/Match'],
    never: {
      '@cancha/brands/fca/brandConfig': otherLibs,
      '@cancha/integrations/logs/createLogger': otherLibs,
      '@cancha/news/home/HomePage': otherRooms,
      '@cancha/football/footballRoutes': otherRooms,
      '@cancha/syndication/syndicationRoutes': otherRooms,
      '@cancha/server/startApp': otherRooms,
    },
  },
  {
    file: 'libs/football/src/results/ResultsPage.tsx',
    may: [
      '@cancha/site/context/SiteContext',
      '@cancha/blocks/matches/MatchesStrip',
      '@cancha/stats/match/Match',
      '@cancha/integrations/ports/Logger',
      'next/navigation',
    ],
    never: {
      '@cancha/news/home/HomePage': otherLibs,
      '@cancha/syndication/syndicationRoutes': otherRooms,
      '@cancha/server/startApp': otherLibs,
      '@cancha/integrations/logs/createLogger': otherLibs,
      '@cancha/brands/fca/brandConfig': otherLibs,
    },
  },
  {
    file: 'libs/syndication/src/amp/AmpArticle.tsx',
    may: [
      '@cancha/site/context/SiteContext',
      '@cancha/blocks/matches/MatchesStrip',
      '@cancha/news/newsRoutes',
      '@cancha/football/footballRoutes',
    ],
    never: {
      '@cancha/server/startApp': otherLibs,
      '@cancha/integrations/logs/createLogger': otherLibs,
      '@cancha/brands/fca/brandConfig': otherLibs,
    },
  },
  {
    file: 'libs/server/src/proxy/createProxy.ts',
    may: [
      '@cancha/site/context/SiteContext',
      '@cancha/integrations/logs/createLogger',
      '@cancha/integrations/ports/Logger',
      '@cancha/brands/sites',
      'next/server',
    ],
    never: {
      '@cancha/blocks/articleList/ListPage': otherLibs,
      '@cancha/news/newsRoutes': otherLibs,
      '@cancha/football/footballRoutes': otherLibs,
      '@cancha/syndication/syndicationRoutes': otherLibs,
      '@cancha/brands/fca/brandConfig': otherLibs,
    },
  },
  {
    file: 'libs/news/src/home/HomePage.tsx',
    may: [
      '@cancha/site/context/SiteContext',
      '@cancha/blocks/articleList/ListPage',
      '@cancha/routing/buildPath',
      '@cancha/brands/sites',
      '@cancha/messages/es',
      '@cancha/stats/match/Match',
      '@cancha/data-access/api/Api',
      '@cancha/themes/themeKeys',
      '@cancha/ui/article/Card/Card',
      'next/navigation',
    ],
    never: {
      '@cancha/football/footballRoutes': otherLibs,
      '@cancha/syndication/syndicationRoutes': otherRooms,
      '@cancha/server/startApp': otherLibs,
      '@cancha/integrations/logs/createLogger': otherLibs,
      '@cancha/brands/fca/brandConfig': otherLibs,
      '@cancha/origin/src/config.ts': noApps,
      '../../../../apps/origin/src/config.ts': overTheFence,
    },
  },
  {
    file: 'apps/fca/src/proxy.ts',
    may: [
      '@cancha/server/proxy/createProxy',
      '@cancha/brands/sites',
      '@cancha/brands/fca/brandConfig',
      '@cancha/routing/buildPath',
      '@cancha/themes/sets/fca/generated/theme.json',
      '@cancha/ui/base/base.css',
      'next/server',
    ],
    never: {
      '@cancha/origin/src/config.ts': noApps,
      '../../origin/src/config.ts': overTheFence,
      '@cancha/ui/article/Card/Card': otherLibs,
      '@cancha/data-access/api/Api': otherLibs,
      '@cancha/messages/es': otherLibs,
      '@cancha/stats/match/Match': otherLibs,
    },
  },
  {
    file: 'apps/origin/src/config.ts',
    may: [
      'zod',
      './clock/createTimeline.ts',
      '@cancha/stats/ranking/rankTable.ts',
      '@cancha/newsroom/facts/readFacts.ts',
      '@cancha/drawings/illustrate.ts',
    ],
    never: { '@cancha/stats/match/Match': otherLibs, '@cancha/fca/src/proxy.ts': noApps, next: restricted },
  },
  {
    file: 'libs/newsroom/src/facts/readFacts.ts',
    may: ['zod', '@cancha/drawings/illustrate.ts', '@cancha/stats/ranking/rankTable.ts'],
    never: {
      '@cancha/stats/match/Match': otherLibs,
      '@cancha/ui/article/Card/Card': otherLibs,
      '@cancha/origin/src/config.ts': expect.objectContaining({ rule: project }),
      react: restricted,
      next: restricted,
      '@mui/material/styles': restricted,
      axios: restricted,
    },
  },
  {
    file: 'libs/drawings/src/illustrate.ts',
    may: ['zod', 'sharp', './colours.ts'],
    never: {
      '@cancha/newsroom/facts/readFacts.ts': expect.objectContaining({ rule: project }),
      '@cancha/stats/ranking/rankTable.ts': noLibs,
      '@cancha/origin/src/config.ts': expect.objectContaining({ rule: project }),
      react: restricted,
      next: restricted,
      '@mui/material/styles': restricted,
      axios: restricted,
    },
  },
  { file: 'apps/fca-e2e/src/read-an-article.e2e.ts', may: ['@playwright/test'], never: { next: restricted } },
  {
    file: 'tools/start/readApps.mjs',
    may: ['node:path'],
    never: { '@cancha/brands/sites': noLibs, next: restricted },
  },
  {
    file: 'tools/checks/src/affected.test.ts',
    may: [
      '@cancha/brands/sites',
      '@cancha/themes/themeKeys',
      '@cancha/routing/routes',
      '@cancha/site/routes/Route',
    ],
    never: {
      '@cancha/brands/fca/brandConfig': otherLibs,
      '@cancha/ui/article/Card/Card': otherLibs,
      '../../start/readApps.mjs': overTheFence,
      next: restricted,
    },
  },
];

type Tagged = { tags?: string[] };

/** `libs/ui/package.json` → `ui`; an app that serves sites is `app`, a site's folder `brand`, whatever its name. */
function scopeOf(file: string): string {
  const [group, name = '', part] = file.split('/');
  if (name === 'brands' && part === 'src') return 'brand';
  if (name === 'themes' && part === 'sets') return 'theme-set';
  if (name === 'integrations' && file.includes('/ports/')) return 'integrations-ports';
  if (part === '.storybook') return 'storybook';
  if (part === 'checks') return `${name}-checks`;
  if (group === 'tools') return 'tools-checks';
  if (group === 'libs' || name === 'origin') return name;
  return name.endsWith('-e2e') ? 'e2e' : 'app';
}

const allowed = rows.flatMap(({ file, may }) => may.map((source) => ({ file, source })));
const forbidden = rows.flatMap(({ file, never }) =>
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
