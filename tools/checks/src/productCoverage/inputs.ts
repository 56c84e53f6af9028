import type { CoverageRow } from './CoverageRow';

const slot = 'libs/ui/src/block/AdSlot/AdSlot.tsx';
const slotTest = 'libs/ui/src/block/AdSlot/AdSlot.test.tsx';
const forms =
  'libs/brands/checks/src/forms.test.ts › the fields of the specification are all asked for by some form';
const sites = 'libs/brands/src/sites.ts';

/** Section 3, the rest. */
export const inputRows: readonly CoverageRow[] = [
  [
    'Newsletter texts: title, info, terms, inputPlaceholder',
    'libs/site/src/newsletter/SiteNewsletter.tsx',
    'libs/messages/src/literalTexts.test.ts › the specification, under “%s”, in %s: %s is “%s”',
  ],
  [
    'Ad slot: id, placementTypeName, posMobile, posDesktop, baseDivId',
    slot,
    `${slotTest} › tells the service what it is, under an id of its own`,
  ],
  ['… mobile flag', slot, `${slotTest} › for phones (%s) is on one side of 768 px only`],
  ['… width, height, onlyHeight', slot, 'libs/ui/src/block/AdSlot/AdSlot.stories.tsx › OnlyHeight'],
  [
    '… margin (20px auto), padding (10px)',
    slot,
    `${slotTest} › has the margin and the padding of the specification`,
  ],
  ['… bgColor', slot, 'libs/ui/src/block/AdSlot/AdSlot.stories.tsx › OnItsOwnGround'],
  ['… showTitle', slot, `${slotTest} › is called an ad only when told so`],
  [
    '… customAd, customAdLink',
    slot,
    `${slotTest} › is not offered to the service when the house has filled it`,
  ],
  [
    '… on pages',
    'libs/site/src/ads/AdPlace.tsx',
    'apps/fca-e2e/src/read-beside-ads.e2e.ts › before a choice nobody is asked for an ad, and the house has every place',
  ],
  [
    'Ad targeting: utm_source, utm_medium, utm_term',
    'libs/integrations/src/ads/visitTargeting.ts',
    'libs/integrations/src/ads/visit.browser.test.ts › is kept for the visit, and overwritten by what is there only',
  ],
  [
    '… section',
    'libs/integrations/src/ads/createAdSlots.ts',
    'libs/integrations/src/ads/ads.contract.browser.test.ts › fills each slot once, with what it is told of it',
  ],
  ...['name', 'last name', 'full name', 'dni', 'email', 'city', 'consultation', 'address', 'phone'].map(
    (field): CoverageRow => [`Contact form: ${field}`, 'libs/site/src/forms/contactFields.ts', forms],
  ),
  [
    'Comments count: keyed by site code and content id',
    'libs/site/src/comments/conversationId.ts',
    'libs/site/src/comments/articleComments.test.ts › is of the site code and the content',
  ],
  [
    '… only where enabled and with an id',
    'libs/site/src/comments/conversationId.ts',
    'libs/site/src/comments/articleComments.test.ts › is none on a site without comments, below an article that wants none, and without an id',
  ],
  [
    'pollTitle',
    'libs/news/src/polls/StoryPoll.tsx',
    'libs/news/src/polls/StoryPoll.test.tsx › a poll has the title of its brand over its question, and none where it has none',
  ],
  [
    'headerResultsBtn',
    'libs/site/src/shell/headerButtons.ts',
    'libs/site/src/shell/PageShell.test.tsx › leads to the results, in the words of the site if it has its own',
  ],
  [
    'whatsappChannelLink',
    'libs/news/src/article/AfterStory.tsx',
    'libs/news/src/article/AfterStory.test.tsx › is the brand’s channel, where its address is one to lead a reader to',
  ],
  [
    'languageCode',
    sites,
    'libs/brands/src/sites.test.ts › ES-CH is Chile among ourselves, and never a language tag',
  ],
  [
    'mostReadTitle',
    'libs/site/src/cards/cardLabels.ts',
    'libs/site/src/cards/cardLabels.test.ts › the most read is called as the brand calls it, else as everywhere',
  ],
  [
    'followUs',
    'libs/site/src/shell/toFooterProps.ts',
    'libs/site/src/shell/toFooterProps.test.ts › invites to its networks in the words of its brand, and in none where it has none',
  ],
  [
    'betOfTheDayTitleText',
    'libs/news/src/betting/PickCards.tsx',
    'libs/news/src/betting/BettingIntro.test.tsx › the bet of the day is called as the brand calls it',
  ],
  [
    'Site code, language, timezone, country code',
    sites,
    'libs/brands/src/sites.test.ts › is who the specification says',
  ],
  [
    'Domain, static asset prefix',
    sites,
    'libs/brands/src/networkHosts.test.ts › every site’s host is the network’s own',
  ],
  [
    'Newsletter subscription key',
    'libs/site/src/newsletter/answerNewsletter.ts',
    'libs/brands/checks/src/forms.test.ts › sends its forms to some that our own backend has',
  ],
  [
    'Betting category, author path prefix, results path',
    sites,
    'libs/brands/src/sites.test.ts › is who the specification says',
  ],
  [
    'Sports data widget language',
    sites,
    'libs/brands/src/sites.test.ts › speaks to Intl in language tags, and to Open Graph and the widgets in their own',
  ],
  [
    'Trailing-slash option',
    'libs/routing/src/withTrailingSlash.ts',
    'libs/brands/checks/src/publicUrls.test.ts › every address ends in a slash exactly on sites that are configured so',
  ],
];
