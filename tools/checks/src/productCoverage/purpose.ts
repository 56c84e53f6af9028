import type { CoverageRow } from './CoverageRow';

const sites = 'libs/brands/src/sites.ts';
const sitesTest = 'libs/brands/src/sites.test.ts';
const lists = 'libs/news/src/list/listPages.test.ts';

/** Section 1: what the product does and for whom. */
export const purposeRows: readonly CoverageRow[] = [
  [
    'Readers browse articles',
    'libs/news/src/article/ArticlePage.tsx',
    'apps/fca-e2e/src/read-an-article.e2e.ts › an article reads complete, and is passed on by plain links',
  ],
  [
    '… sections',
    'libs/news/src/resource/ResourcePage.tsx',
    'libs/news/src/resource/ResourcePage.test.ts › is a section, each of its pages under its own address',
  ],
  ['… tags', 'libs/news/src/list/topicPage.tsx', `${lists} › is canonical under its own number`],
  ['… authors', 'libs/news/src/list/authorPage.tsx', `${lists} › of an author says whose articles they are`],
  [
    '… polls',
    'libs/news/src/polls/PollsPage.tsx',
    'apps/fca-e2e/src/vote-in-a-poll.e2e.ts › a reader votes once, and sees what the others think',
  ],
  [
    '… the most viewed',
    'libs/news/src/list/trendingPage.ts',
    'apps/fca-e2e/src/wrong-addresses.e2e.ts › the most viewed answer with and without a slash, under one canonical address',
  ],
  [
    '… results',
    'libs/football/src/results/ResultsPage.tsx',
    'libs/football/src/results/ResultsPage.test.ts › of today has what is on first, then the day, the days to come, the last results',
  ],
  [
    '… standings',
    'libs/football/src/tournament/StandingsPage.tsx',
    'libs/football/src/tournament/StandingsPage.test.ts › say by what they are ordered, until when, and what only lots would part',
  ],
  [
    '… calendars',
    'libs/football/src/calendar/CalendarPage.tsx',
    'libs/football/src/calendar/loadCalendarPage.test.ts › has the week of today in the zone of the site, day by day',
  ],
  [
    '… teams',
    'libs/football/src/team/teamPage.tsx',
    'libs/football/src/team/teamPage.test.ts › has its coach, its form by shape and letter, and its run',
  ],
  [
    '… players',
    'libs/football/src/player/PlayerPage.tsx',
    'apps/fca-e2e/src/follow-a-competition.e2e.ts › every kind of page fits 320 pixels and has no barriers',
  ],
  [
    '… live matches',
    'libs/blocks/src/liveMatches/LiveMatches.tsx',
    'apps/fca-e2e/src/follow-a-match.e2e.ts › a goal reaches an open page with the next poll, is told once, and moves nothing',
  ],
  [
    'They sign up to a newsletter',
    'libs/site/src/newsletter/SiteNewsletter.tsx',
    'apps/network-e2e/src/hear-it-in-three-languages.e2e.ts › a story says what its reader does: privacy, comments, newsletter, menus',
  ],
  [
    '… send a contact form',
    'libs/site/src/forms/SiteForm.tsx',
    'apps/fca-e2e/src/write-to-us.e2e.ts › a form that cannot be kept stays, and is kept once when it can, however often it is tapped',
  ],
  [
    '… open comments',
    'libs/site/src/comments/CommentsTray.lazy.tsx',
    'apps/fca-e2e/src/say-something.e2e.ts › the tray says who would be asked, and shows the conversation once that is allowed',
  ],
  [
    'Some brands have a betting section',
    'libs/news/src/betting/bettingPage.tsx',
    `${sitesTest} › is betting on three of them`,
  ],
  [
    'Main edition: Central America, code, language, theme',
    sites,
    `${sitesTest} › is who the specification says`,
  ],
  [
    'Locales es and es_LA',
    sites,
    `${sitesTest} › speaks to Intl in language tags, and to Open Graph and the widgets in their own`,
  ],
  [
    'Clock of Costa Rica, country code PA',
    sites,
    `${sitesTest} › keeps the clock of Costa Rica, whatever its country`,
  ],
  [
    'Part of a larger group of betting affiliates',
    'libs/newsroom/seed/newsroom/fca/pages/quienes-somos.md',
    'libs/newsroom/src/sites/siteLinks.test.ts › has the static pages of its language, every word of them filled in',
  ],
  ['Betting category of the main edition', sites, `${sitesTest} › is who the specification says`],
  [
    'Language of the sports-data widget',
    'libs/site/src/services/siteRows.ts',
    'libs/site/src/services/siteRows.test.ts › have the language and the zone of the site for sports widgets, unless they say another',
  ],
  [
    'Postal address in Mexico City',
    'libs/newsroom/seed/newsroom/fca/pages/info-contacto.md',
    'libs/newsroom/src/sites/siteLinks.test.ts › has the static pages of its language, every word of them filled in',
  ],
  [
    'Organisation and social pages are not given',
    'libs/brands/src/fca/brandConfig.ts',
    'libs/brands/checks/src/brandConfigs.test.ts › names no organisation, no social pages and no real mailbox: none is given',
  ],
  [
    'No match page on the main edition',
    sites,
    `${sitesTest} › has matches that nobody can open, on a site with football`,
  ],
  ...['reg GLOBAL', 'arg ARGENTINA', 'bra BRASIL', 'chi CHILE', 'col COLOMBIA', 'ecu ECUADOR'].map(edition),
  ...['usa US ENGLISH', 'mex MÉXICO', 'per PERÚ', 'usa_la US LATINO'].map(edition),
  [
    'Baseball and poker brands beside football',
    sites,
    `${sitesTest} › is football on those of baseball and poker`,
  ],
  [
    'Users have no roles',
    'libs/site/src/context/SiteContext.ts',
    'libs/server/src/proxy/createProxy.test.ts › is one for all, whatever else the reader’s query says',
  ],
];

function edition(name: string): CoverageRow {
  return [
    `Edition ${name}`,
    'libs/brands/src/editions.ts',
    `${sitesTest} › says which edition is where: codes, prefixes and languages do not follow from each other`,
  ];
}
