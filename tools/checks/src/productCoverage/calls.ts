import type { CoverageRow } from './CoverageRow';

const api = 'libs/data-access/src/api/createApi.ts';
const apiTest = 'libs/data-access/src/api/createApi.test.ts';
const content = 'libs/data-access/src/content';
const contentTest = `${content}/content.test.ts`;
const newsList = `${content}/getNewsList.ts`;
const lists = `${contentTest} › are found under their addresses`;
const newsViews = 'libs/news/src/list/newsViews.test.tsx';
const frontLists = 'libs/news/src/home/loadFrontLists.ts';
const frontListsTest = 'libs/news/src/home/loadFrontLists.test.ts';
const blockOf = `${frontListsTest} › has the articles of that call`;

const helper: readonly CoverageRow[] = [
  [
    'GET {base}/{version}{path}?{query}; v1, v2 or none',
    api,
    'libs/data-access/src/api/versionedUrl.test.ts › joins %s, %s and %s with single slashes',
  ],
  [
    'External URLs are optional',
    'libs/site/src/shell/loadHeaderTags.ts',
    'libs/site/src/shell/loadHeaderTags.test.ts › are asked for there, by the code of the site, without the key to drafts',
  ],
  [
    'Lifetime of 2 s',
    'libs/data-access/src/api/ResponseCache.ts',
    'libs/data-access/src/api/ResponseCache.test.ts › does not ask again for two seconds, and then does',
  ],
  [
    'A fixed user agent',
    api,
    `${apiTest} › asks the versioned address with the query, the user agent and the headers of the client`,
  ],
  [
    'POST with a JSON body, never cached',
    api,
    `${apiTest} › sends a JSON object even when there is nothing to say, and is never remembered`,
  ],
  [
    'The parsed body; 400 and above is thrown',
    api,
    `${apiTest} › throws the status %i although the body is an HTML page`,
  ],
  [
    '100 requests at once, by the environment',
    'libs/data-access/src/api/readConcurrency.ts',
    `${apiTest} › bounds two clients together`,
  ],
  [
    'Time-out of 10 s for content',
    'libs/site/src/context/createApis.ts',
    'apps/fca-e2e/src/backend-in-trouble.e2e.ts › a page never read before says so within the time-out while the backend hangs or trickles',
  ],
];

const contentCalls: readonly CoverageRow[] = [
  [
    '/news/daily',
    'libs/news/src/list/newsByDayPage.tsx',
    `${newsViews} › is of the newest day with news, and leads to the one before it`,
  ],
  ['/news/sections', frontLists, blockOf],
  ['/news/latest', `${content}/getLatest.ts`, `${contentTest} › are read %s`],
  [
    '/news/latest-updated',
    'libs/news/src/list/latestUpdatedPage.ts',
    `${newsViews} › is a list of its own, in its order, that search engines are not shown twice`,
  ],
  [
    '/news/home (items, starJournalistsArticles)',
    `${content}/getHome.ts`,
    'libs/news/src/home/loadHomePage.test.ts › stands with its articles alone',
  ],
  ['/news/tag/{tag}', `${content}/getTag.ts`, `${contentTest} › come with what heads them`],
  ['/news/tags', newsList, lists],
  ['/news/section/{section}', `${content}/getSection.ts`, `${contentTest} › come with what heads them`],
  ['/news/category/{category}', frontLists, blockOf],
  ['/news/zone/{zone}', frontLists, blockOf],
  [
    '/news/{url or by}?path',
    `${content}/getArticleText.ts`,
    'libs/data-access/src/sitemaps/sitemaps.test.ts › the text of an article is asked for without counting as read',
  ],
  [
    '/news/{urlOrSlug}?full=true',
    'libs/syndication/src/amp/answerAmp.ts',
    'libs/syndication/src/amp/amp.test.ts › leads on to four related articles, and not to itself',
  ],
  [
    '/all/{path} (type, data)',
    `${content}/getResource.ts`,
    `${contentTest} › is an article, a listing or a redirect`,
  ],
  ['/news/{type}/{slug} : landing', frontLists, blockOf],
  ['/news/latest-updated-by-category/{cat1}/{cat2}…', frontLists, blockOf],
  ['/widgets/news/opinion', frontLists, blockOf],
  ['/widgets/news/contributors', frontLists, `${frontListsTest} › has the contributors`],
  ['/authors?orderBy', `${content}/getAuthors.ts`, `${contentTest} › are asked for by name`],
  [
    '/authors/{author}/news',
    `${content}/getAuthorNews.ts`,
    'libs/news/src/list/listPages.test.ts › of an author says whose articles they are',
  ],
  [
    '/polls/get?path',
    `${content}/getPolls.ts`,
    `${content}/polls.test.ts › is that of the front page, or of a path, and nothing where nobody asks`,
  ],
  [
    '/polls/home',
    `${content}/getPolls.ts`,
    `${content}/polls.test.ts › is that of the front page, or of a path, and nothing where nobody asks`,
  ],
  [
    'POST /polls/vote, an empty body',
    `${content}/castVote.ts`,
    `${content}/polls.test.ts › is sent once, by its address, with an empty object and the key of the device`,
  ],
  [
    '/header-tags',
    'libs/data-access/src/menus/getHeaderTags.ts',
    'libs/data-access/src/menus/menus.test.ts › come in numeric order with entities decoded',
  ],
  [
    '/sitemaps/images',
    'libs/data-access/src/sitemaps/getImageSitemap.ts',
    'libs/data-access/src/sitemaps/sitemaps.test.ts › is the XML of the backend',
  ],
  ['v2 /posts', frontLists, blockOf],
  [
    'v2 menu by names, with a lifetime',
    'libs/data-access/src/menus/getMenus.ts',
    'libs/data-access/src/menus/menus.test.ts › are asked for under v2, and one that is missing differs from one that is empty',
  ],
  [
    'Highlight links from the menu call behind a flag',
    'libs/site/src/shell/loadHeaderTags.ts',
    'libs/site/src/shell/shellHighlights.test.ts › are those of the menu call where their own is switched off, which is not made then',
  ],
];

const forms = 'libs/integrations/src/forms/createCockpitForms.ts';
const formsTest = 'libs/integrations/src/forms/forms.contract.test.ts';
const cms = 'libs/data-access/src/cms';

const cmsCalls: readonly CoverageRow[] = [
  [
    'POST /forms/submit/{formId}?token with {form}',
    forms,
    `${formsTest} › is sent in the public shape, with the token and the name of this one sending`,
  ],
  [
    '… with {form:{email}}',
    forms,
    'libs/site/src/newsletter/signUpAtCms.test.ts › an address that is %s, and then %s: %s',
  ],
  ['GET /forms/filter/{formId}?token', forms, `${formsTest} › is new until it was sent, and known then`],
  ['static_pages by site', `${cms}/getStaticPage.ts`, `${cms}/getStaticPage.test.ts › is read from %s`],
  [
    'friendly_tags by site',
    `${cms}/getTopics.ts`,
    `${cms}/getTopics.test.ts › the topics of a site have a name and an address, each once; one without an address is left out and told`,
  ],
  [
    '… by url_tag',
    `${cms}/getTopicEntry.ts`,
    `${cms}/getTopics.test.ts › is asked for by site and address, and has the words of its page`,
  ],
  [
    'competition by site_url, limit 1',
    `${cms}/getTopicEntry.ts`,
    `${cms}/getTopics.test.ts › is asked for by that address, one and no more`,
  ],
  [
    'msn_slideshow, filtered and sorted',
    `${cms}/getSlideshows.ts`,
    `${cms}/getSlideshows.test.ts › are asked for as published, the newest first, and read`,
  ],
  [
    'A term service by id',
    'decided: 041',
    `${cms}/getTopics.test.ts › is asked for by site and address, and has the words of its page`,
  ],
  [
    'Newsletter: look-up by form name and address, then submit',
    'libs/data-access/src/newsletter/signUp.ts',
    'libs/data-access/src/newsletter/signUp.test.ts › looks the address up and registers a new one, with the address in the body only',
  ],
];

const football = 'libs/data-access/src/football';
const footballTest = `${football}/football.test.ts`;

const statsCalls: readonly CoverageRow[] = [
  [
    'Headers x-lang, x-tz, x-site-code',
    'libs/site/src/context/createApis.ts',
    'libs/site/src/context/createApis.test.ts › the stats API hears language, zone and code of the site, the others who asks',
  ],
  [
    'Time-out of 5 s',
    'libs/site/src/context/createApis.ts',
    'apps/fca-e2e/src/backend-in-trouble.e2e.ts › a page never read before says so within the time-out while the backend hangs or trickles',
  ],
  [
    'competition-widget by tournament, stage_id, week, teamId',
    `${football}/getCompetitionWidget.ts`,
    'libs/football/src/team/teamPage.test.ts › asks for the table and the scorers of the team alone, and places them among themselves',
  ],
  [
    '/soccer/match/{matchId}',
    `${football}/getMatch.ts`,
    `${footballTest} › is null when unknown and an error when it cannot be shown`,
  ],
  [
    '/soccer/matches with its filters',
    `${football}/getMatches.ts`,
    `${footballTest} › of a day come in kick-off order, without the broken ones, which are reported by id`,
  ],
  [
    '/soccer/next-match/{teamId}',
    'libs/football/src/team/nearMatches.ts',
    'libs/football/src/team/teamPages.test.ts › have the next one, also of a season so long that the latest of the list are all to come',
  ],
];

const otherCalls: readonly CoverageRow[] = [
  [
    'GET {site}/api/pageview-candidate and a beacon',
    'libs/integrations/src/audience/startAudience.ts',
    'libs/integrations/src/audience/audience.contract.browser.test.ts › is one beacon and one candidate under a key of its own, which nothing keeps',
  ],
  [
    'Ad library and wrapper',
    'libs/integrations/src/ads/startAds.ts',
    'libs/integrations/src/ads/ads.contract.browser.test.ts › fills each slot once, with what it is told of it',
  ],
  [
    'Web vitals into the data layer',
    'libs/integrations/src/webVitals/watchVitals.ts',
    'apps/fca-e2e/src/count-what-is-read.e2e.ts › what the page is, and how it was for its reader, is in the data layer',
  ],
  [
    'Counts of the comments service',
    'libs/integrations/src/comments/fillCounts.ts',
    'libs/integrations/src/comments/comments.contract.browser.test.ts › is what the service says of each conversation, of cards that come later too',
  ],
  [
    'The newsletter block calls only its callback',
    'libs/ui/src/block/NewsletterForm/NewsletterForm.client.tsx',
    'libs/ui/src/block/NewsletterForm/NewsletterForm.stories.tsx › NoAnswer',
  ],
  [
    'Pictures from a statics host',
    'libs/integrations/src/pictures/createPictureHost.ts',
    'libs/news/src/body/readBody.test.ts › have an address, and the room they were said to need',
  ],
];

/** Section 7: the calls it makes. */
export const callRows: readonly CoverageRow[] = [
  ...helper,
  ...contentCalls,
  ...cmsCalls,
  ...statsCalls,
  ...otherCalls,
];
