import type { CoverageRow } from './CoverageRow';

const sites = 'libs/brands/src/sites.ts';
const sitesTest = 'libs/brands/src/sites.test.ts';
const brands = [
  ...['bolavip-global', '-ar', '-mx', '-cl', '-co', '-pe', '-pt', '-en', 'spoiler', 'fca', 'redgol'],
  ...['somosfanaticos-pt', 'sfpt', 'sfmz', 'sfao', 'cruz-azul', 'chivas-pasion', 'america-monumental'],
  ...['lpm', 'dla', 'anf', 'wst', 'pbj', 'spen'],
];
const sets = [
  ...['bolavip', 'bolavip2', 'bolavipFemenino', 'somosfanaticos', 'redgol', 'spoiler', 'fca', 'dalePumas'],
  ...['americaMonumental', 'chivasPasion'],
];

/** Section 9: times, sizes, brands. */
export const timingRows: readonly CoverageRow[] = [
  [
    'Cache: 2 s',
    'libs/data-access/src/api/ResponseCache.ts',
    'libs/data-access/src/api/ResponseCache.test.ts › does not ask again for two seconds, and then does',
  ],
  [
    'Content time-out 10 s, stats 5 s',
    'libs/site/src/context/createApis.ts',
    'apps/fca-e2e/src/backend-in-trouble.e2e.ts › a page never read before says so within the time-out while the backend hangs or trickles',
  ],
  [
    'Live matches: 60 s',
    'libs/blocks/src/liveMatches/refreshTimes.ts',
    'libs/blocks/src/liveMatches/LiveMatches.test.tsx › asks about all matches of today every 60 s',
  ],
  [
    'Live-data default of 30000 ms',
    'libs/blocks/src/liveMatches/refreshTimes.ts',
    'libs/blocks/src/liveMatches/LiveMatches.test.tsx › asks about the one match it is of every 30 s',
  ],
  [
    '… exported 1800 in production, else 120',
    'libs/site/src/files/brandFileLifetime.ts',
    'libs/site/src/files/brandFileLifetime.test.ts › in %s a file of a brand may be kept for %i seconds',
  ],
  [
    'Comment reset: 1500 ms',
    'libs/integrations/src/comments/fillCounts.ts',
    'libs/integrations/src/comments/comments.contract.browser.test.ts › is asked for again once, after 1.5 s, where some counter is empty',
  ],
  [
    'Page sizes: daily 50',
    'apps/origin/src/content/latestRoutes.ts',
    'apps/origin/src/content/latestRoutes.test.ts › of a day with more than 50 articles have pages of 50',
  ],
  [
    '… sections 100, tags 100, page 1',
    'apps/origin/src/content/latestRoutes.ts',
    'apps/origin/src/content/latestRoutes.test.ts › of several %s have pages of 100',
  ],
  [
    'Sidebar of 5 newest',
    'libs/news/src/article/arrangeAside.ts',
    'libs/news/src/article/arrangeAside.test.ts › have five newest beside the text',
  ],
  [
    'A constant of 5 is exported',
    'decided: 041',
    'libs/news/src/article/arrangeAside.test.ts › have five newest beside the text',
  ],
  [
    'At least 5 highlight links',
    'libs/ui/src/shell/HighlightStrip/visibleHighlights.ts',
    'libs/ui/src/shell/HighlightStrip/visibleHighlights.test.ts › shows nothing of %s',
  ],
  [
    '100 API calls at once',
    'libs/data-access/src/api/readConcurrency.ts',
    'libs/data-access/src/api/readConcurrency.test.ts › reads %j as %i',
  ],
  [
    'Ad scan: 300 ms, each 1000 ms, 5 times',
    'libs/integrations/src/ads/startAds.ts',
    'libs/integrations/src/ads/ads.contract.browser.test.ts › are looked for after 300 ms, and five times more, a second apart',
  ],
  [
    'Every 5th viewed ad an event',
    'libs/integrations/src/ads/countViewedAd.ts',
    'libs/integrations/src/ads/visit.browser.test.ts › are told of at every fifth of the visit',
  ],
  [
    'utm_source, utm_medium, utm_term kept for the session',
    'libs/integrations/src/ads/visitTargeting.ts',
    'libs/integrations/src/ads/visit.browser.test.ts › is kept for the visit, and overwritten by what is there only',
  ],
];

export const placeRows: readonly CoverageRow[] = [
  [
    'Locales es, en, pt, pt_pt',
    'libs/messages/src/catalogues.ts',
    'libs/messages/src/languages.test.ts › speaks its own language',
  ],
  [
    'Language codes (11)',
    'libs/brands/src/Site.ts',
    `${sitesTest} › ES-CH is Chile among ourselves, and never a language tag`,
  ],
  ...brands.map((brand): CoverageRow => [
    `Brand ${brand}`,
    'libs/brands/src/brandCodes.ts',
    `${sitesTest} › has a site for each brand of the specification, the two of Portugal among them`,
  ]),
  [
    'Default theme bolavip',
    sites,
    'libs/brands/checks/src/table.test.ts › every site wears a theme set that there is',
  ],
  ...sets.map((set): CoverageRow => [
    `Theme set ${set}`,
    `libs/themes/sets/${set}/tokens.ts`,
    'libs/themes/checks/src/sets.test.ts › calls itself as its folder is called',
  ]),
  [
    'Each sets colours, fonts, logo size',
    'libs/themes/src/ThemeTokens.ts',
    'libs/themes/src/layoutOf.test.ts › names the faces first, and their stand-ins second',
  ],
  [
    '… and styles of header, footer, cards, polls, paginator',
    'libs/themes/src/layoutOf.ts',
    'libs/themes/src/layoutOf.test.ts › has at least four styles for %s, no two the same',
  ],
  [
    'Social networks (5)',
    'libs/ui/src/shell/SocialLinks/socialIcons.tsx',
    'libs/ui/src/shell/SocialLinks/SocialLinks.stories.tsx › AllNetworks',
  ],
];
