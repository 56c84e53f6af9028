import type { CoverageRow } from './CoverageRow';

const request = 'libs/integrations/src/errorReports/createRequestErrorReport.ts';
const requestTest = 'libs/integrations/src/errorReports/createRequestErrorReport.test.ts';
const logger = 'libs/integrations/src/logs/createLogger.ts';
const loggerTest = 'libs/integrations/src/logs/createLogger.test.ts';
const words = 'libs/messages/src/literalTexts.test.ts › the specification, under “%s”, in %s: %s is “%s”';
const problem = 'libs/site/src/pages/problem/problemWords.ts';
const colours =
  'libs/themes/checks/src/colours.test.ts › say errors and thanks as the specification does in the light, and lighter in the dark';

/** Section 8: the error catalogue. */
export const errorRows: readonly CoverageRow[] = [
  [
    '400 and above: raised to the caller',
    'libs/data-access/src/api/createApi.ts',
    'libs/data-access/src/api/createApi.test.ts › throws the status %i although the body is an HTML page',
  ],
  [
    'Opinion, contributors: an empty list',
    'libs/news/src/home/loadFrontLists.ts',
    'libs/news/src/home/loadFrontLists.test.ts › is empty after a %i, and costs nothing else',
  ],
  [
    'Latest, section: an empty list',
    'decided: 041',
    'libs/news/src/list/listPages.test.ts › is an error on page %i: neither empty nor missing',
  ],
  [
    'Tag: an empty list, isLastPage true, totalPages 0',
    'decided: 041',
    'libs/news/src/list/listPages.test.ts › is an error on page %i: neither empty nor missing',
  ],
  [
    '… as a page it is an error (decision 004)',
    'libs/blocks/src/articleList/createListPage.tsx',
    'libs/news/src/list/listPages.test.ts › is an error on page %i: neither empty nor missing',
  ],
  [
    'Image sitemap: an empty string',
    'libs/data-access/src/sitemaps/getImageSitemap.ts',
    'libs/data-access/src/sitemaps/sitemaps.test.ts › is an empty string when it cannot be had, and that is reported',
  ],
  [
    'Stats abort: "Request timed out"',
    'libs/data-access/src/api/sendRequest.ts',
    'libs/data-access/src/api/createApi.test.ts › ends a silent answer with the exact words',
  ],
  [
    'Live-match poll: ignored',
    'libs/blocks/src/liveMatches/useLiveMatches.ts',
    'apps/fca-e2e/src/follow-a-match.e2e.ts › an answer that is an error leaves the score as it was',
  ],
  [
    'Menus: reported unless 403; the brand’s own are used',
    'libs/site/src/shell/loadMenuSets.ts',
    'libs/site/src/shell/loadShell.test.ts › because of a %i leaves every menu to the brand',
  ],
  [
    'Highlight links: logged, empty',
    'libs/news/src/home/loadHomePage.ts',
    'libs/data-access/src/menus/menus.test.ts › are an empty list that says it failed when the backend does',
  ],
  [
    'Subscription look-up of 400 or more: new',
    'libs/data-access/src/newsletter/signUp.ts',
    'libs/data-access/src/newsletter/signUp.test.ts › takes a %i for a new address',
  ],
  [
    'Rendering error: the fallback page',
    'libs/site/src/pages/problem/GlobalError.client.tsx',
    'libs/news/src/wholePages.test.tsx › the page %s still says what happened',
  ],
  [
    'Ad wrapper without base ad unit: said, no display',
    'libs/integrations/src/ads/startAds.ts',
    'libs/integrations/src/ads/ads.contract.browser.test.ts › are not displayed without a base ad unit, which is said',
  ],
  ['A 404 is only logged', request, `${requestTest} › is only logged when it is a 404`],
  [
    'Other errors are logged as JSON',
    logger,
    `${loggerTest} › is JSON, with its time, level, message, app and release`,
  ],
  [
    '… and reported in production outside a preview',
    'libs/integrations/src/errorReports/createErrorReporting.ts',
    'libs/integrations/src/errorReports/createErrorReporting.test.ts › nowhere else: NODE_ENV %s, DEPLOYMENT %s',
  ],
  [
    '"Error serializing log arguments"',
    'libs/integrations/src/logs/toLogValue.ts',
    `${loggerTest} › %s is told of as such`,
  ],
  ['Not found: text and title', problem, words],
  ['Server error: text', problem, words],
  [
    'Contact failure',
    'libs/site/src/forms/answerForm.ts',
    'apps/fca-e2e/src/write-to-us.e2e.ts › whatever goes wrong is told as it is, in data and as a page',
  ],
  [
    'Contact success',
    'libs/site/src/forms/SiteContactForm.client.tsx',
    'apps/fca-e2e/src/write-to-us.e2e.ts › a form that cannot be kept stays, and is kept once when it can, however often it is tapped',
  ],
  [
    'Thank-you',
    problem,
    'apps/network-e2e/src/hear-it-in-three-languages.e2e.ts › a reader hears what came of a message',
  ],
  [
    'Spanish and Portuguese translations',
    'libs/messages/src/catalogues.ts',
    'libs/messages/src/catalogues.test.ts › has the messages of the Spanish one, all of them and no other',
  ],
  ['Error #cc0000', 'libs/themes/src/ThemeTokens.ts', colours],
  ['Thank-you #3c7d29', 'libs/themes/src/ThemeTokens.ts', colours],
];
