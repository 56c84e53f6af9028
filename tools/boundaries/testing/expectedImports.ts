import { expect } from 'vitest';

const project = '@nx/enforce-module-boundaries';
const noLibs = { rule: project, id: 'emptyOnlyTagsConstraintViolation' };
const otherLibs = { rule: project, id: 'onlyTagsConstraintViolation' };
/** Either way round: a room above would close a circle as well. */
const otherRooms = expect.objectContaining({ rule: project });
const noApps = { rule: project, id: 'noImportsOfApps' };
const circle = { rule: project, id: 'noCircularDependencies' };
const overTheFence = { rule: project, id: 'noRelativeOrAbsoluteImportsAcrossLibraries' };
export const restricted = {
  rule: '@typescript-eslint/no-restricted-imports',
  id: 'patternWithCustomMessage',
};

/** Written out again on purpose: a row that is lost from the import table must fail here. */
export const expectedImports = [
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
      '@cancha/brands/redgol/brandConfig': restricted,
      '@cancha/brands/fca/logo.svg': restricted,
      '@cancha/stats/match/Match': otherLibs,
      '../defaultBrandSettings': overTheFence,
      '../bolavip-global/bolavipConfig': overTheFence,
      react: restricted,
      '@mui/material/styles': restricted,
      next: restricted,
    },
  },
  // Two families, and one newsroom.
  {
    file: 'libs/brands/src/sfpt/brandConfig.ts',
    may: ['@cancha/brands/somosfanaticos-pt/somosFanaticosConfig'],
    never: { '@cancha/brands/bolavip-global/bolavipConfig': restricted },
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
    may: ['@cancha/stats/match/Match', '@cancha/themes/themeKeys', 'react'],
    never: {
      '@mui/material/Dialog': { rule: 'cancha/lazy-widgets', id: 'moveIt' },
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
    file: 'apps/bolavip/src/sites.ts',
    may: ['@cancha/brands/bolavip-global/brandConfig', '@cancha/brands/bolavip-pt/brandConfig'],
    never: {
      '@cancha/brands/redgol/brandConfig': restricted,
      '@cancha/brands/spoiler/brandConfig': restricted,
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
      '@cancha/brands/redgol/brandConfig': restricted,
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
    file: 'tools/copy-desk/src/readSites.ts',
    may: ['@cancha/newsroom/facts/readFacts.ts', '@date-fns/tz'],
    never: {
      '@cancha/drawings/illustrate.ts': otherLibs,
      '@cancha/stats/match/Match': otherLibs,
      '../../start/readApps.mjs': overTheFence,
      next: restricted,
    },
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
