import type { CoverageRow } from './CoverageRow';

const form = 'libs/ui/src/block/NewsletterForm/NewsletterForm.client.tsx';
const formStories = 'libs/ui/src/block/NewsletterForm/NewsletterForm.stories.tsx';
const signUp = 'libs/data-access/src/newsletter/signUp.ts';
const signUpTest = 'libs/data-access/src/newsletter/signUp.test.ts';
const hear = 'apps/network-e2e/src/hear-it-in-three-languages.e2e.ts';
const picker = 'libs/ui/src/shell/FlagPicker/FlagPicker.tsx';
const pickerStories = 'libs/ui/src/shell/FlagPicker/FlagPicker.stories.tsx';
const commentCount = 'libs/ui/src/article/CommentCount/CommentCount.tsx';
const count = 'libs/ui/src/article/CommentCount/CommentCount.test.tsx';
const countsOfService = 'libs/integrations/src/comments/comments.contract.browser.test.ts';
const adSlots = 'libs/integrations/src/ads/createAdSlots.ts';
const ads = 'libs/integrations/src/ads/ads.contract.browser.test.ts';
const mapMatch = 'libs/data-access/src/football/mapMatch.test.ts';
const mapper = 'libs/data-access/src/football/mapMatch.ts';
const tile = 'libs/blocks/src/matches/toMatchTile.ts';
const tileTest = 'libs/blocks/src/matches/toMatchTile.test.ts';
const resource = 'libs/news/src/resource/ResourcePage.tsx';
const live = 'libs/blocks/src/liveMatches/useLiveMatches.ts';

/** Section 4: states and transitions. */
export const stateRows: readonly CoverageRow[] = [
  ['Newsletter field holds what is typed', form, `${formStories} › Typing`],
  ['… the submit is caught, the callback awaited', form, `${formStories} › Pending`],
  ['… true clears the field', form, `${formStories} › Success`],
  ['… the result shows only when there is one', form, `${formStories} › TypingAgainTakesTheMessageAway`],
  [
    'Newsletter: an invalid address is said',
    'libs/site/src/newsletter/answerNewsletter.ts',
    `${hear} › a story says what its reader does: privacy, comments, newsletter, menus`,
  ],
  [
    '… a look-up of 400 or more: new, registered, success',
    signUp,
    `${signUpTest} › takes a %i for a new address`,
  ],
  [
    '… a look-up that succeeds: registered already',
    signUp,
    `${signUpTest} › registers nobody who is registered`,
  ],
  [
    '… said so to the reader',
    'libs/site/src/newsletter/SiteNewsletterForm.client.tsx',
    `${hear} › a story says what its reader does: privacy, comments, newsletter, menus`,
  ],
  [
    '… by the calls of the CMS',
    'libs/site/src/newsletter/signUpAtCms.ts',
    'libs/site/src/newsletter/signUpAtCms.test.ts › an address that is %s, and then %s: %s',
  ],
  [
    'Full menu: open or closed by its checkbox',
    'libs/ui/src/shell/MenuToggle/MenuToggle.tsx',
    'libs/ui/src/shell/Header/HeaderMenu.stories.tsx › OpensByClick',
  ],
  [
    '… the sticky header’s offset follows',
    'libs/ui/src/shell/Header/headerHeights.ts',
    'libs/ui/src/shell/Header/HeaderMenu.stories.tsx › OpensBelowTheHighlights',
  ],
  ['Flag picker: the button toggles it', picker, `${pickerStories} › Open`],
  [
    '… a choice sets the flag and closes it',
    picker,
    `apps/network-e2e/src/the-shell.e2e.ts › the picker of \${name} opens and leads to another edition, whose flag it then wears`,
  ],
  ['… the current edition comes from the current flag', picker, `${pickerStories} › NoneIsCurrent`],
  [
    'Version switcher toggles',
    'libs/news/src/article/AfterStory.tsx',
    'libs/ui/src/block/VersionSwitcher/VersionSwitcher.stories.tsx › OpensAndCloses',
  ],
  [
    'Card picture shows when in view',
    'libs/ui/src/media/CardMedia/CardMedia.tsx',
    'libs/ui/src/media/CardMedia/CardMedia.test.tsx › $turn: $load',
  ],
  ['Comment count: hidden on its condition', commentCount, `${count} › is not there where it is hidden`],
  [
    '… a number where the request is off',
    'libs/site/src/comments/articleComments.ts',
    'libs/site/src/comments/articleComments.test.ts › is shown where the service is not asked, 0 too',
  ],
  [
    '… else the service’s own widget',
    'libs/integrations/src/comments/fillCounts.ts',
    `${countsOfService} › is what the service says of each conversation, of cards that come later too`,
  ],
  [
    '… reset once after 1.5 s when empty',
    'libs/integrations/src/comments/fillCounts.ts',
    `${countsOfService} › is asked for again once, after 1.5 s, where some counter is empty`,
  ],
  [
    '… WST has an icon of its own',
    'libs/brands/src/wst/brandConfig.ts',
    'libs/brands/checks/src/brandConfigs.test.ts › comments have an icon of their own on WST alone',
  ],
  ...(
    [
      ['played', 'shows its goals, who won, and the day'],
      ['playing', 'shows its minute and where'],
      ['fixture', 'shows day and hour in the site’s zone, and says whose hour it is'],
      ['unplanned', 'has no invented hour while none is known'],
      ['postponed', '%s is told as %s'],
      ['suspended', 'keeps the score it has'],
      ['cancelled', '%s is told as %s'],
    ] as const
  ).map(([status, title]): CoverageRow => [`Match status ${status}`, tile, `${tileTest} › ${title}`]),
  [
    'Mode: played shows FINAL',
    tile,
    'libs/messages/src/literalTexts.test.ts › the specification, under “%s”, in %s: %s is “%s”',
  ],
  [
    '… playing, minute by minute',
    'libs/blocks/src/liveMatches/toLiveMatch.ts',
    'libs/ui/src/match/live/updateMatches.stories.tsx › AGoal',
  ],
  [
    '… fixture shows the hour',
    tile,
    `${tileTest} › shows day and hour in the site’s zone, and says whose hour it is`,
  ],
  ['… unplanned shows "A definir"', tile, 'libs/ui/src/match/MatchMini/MatchMini.stories.tsx › ToBeDefined'],
  ['… the others show the translated word', tile, `${mapMatch} › tells the reader a match was %s`],
  [
    '… an unknown status keeps the match',
    mapper,
    `${mapMatch} › keeps a match whose status is unknown, with a warning`,
  ],
  [
    'Period names become short codes',
    'libs/blocks/src/liveMatches/toMappedMatch.ts',
    'libs/blocks/src/liveMatches/toMappedMatch.test.ts › has a short code for %s: %s',
  ],
  [
    'Resource: redirect, passed on as it is',
    resource,
    'libs/news/src/resource/ResourcePage.test.ts › of %i is passed on as %i',
  ],
  ['… article', resource, 'libs/news/src/resource/ResourcePage.test.ts › is an article'],
  [
    '… listing',
    resource,
    'libs/news/src/resource/ResourcePage.test.ts › is a section, each of its pages under its own address',
  ],
  [
    'Live poll: today and tomorrow, played or playing',
    'libs/football/src/liveMatches/answerLiveMatches.ts',
    'libs/football/src/liveMatches/answerLiveMatches.test.ts › is answered with those of today and tomorrow, and what began yesterday and is still on',
  ],
  [
    '… every 60 s',
    live,
    'apps/fca-e2e/src/follow-a-match.e2e.ts › nothing is asked while nobody looks; who comes back has it at once',
  ],
  [
    '… failures are ignored',
    live,
    'apps/fca-e2e/src/follow-a-match.e2e.ts › an answer that is an error leaves the score as it was',
  ],
  ['Ad slots: filled once', adSlots, `${ads} › fills each slot once, with what it is told of it`],
  [
    '… scanned after 300 ms, then each second, 5 times',
    'libs/integrations/src/ads/startAds.ts',
    `${ads} › are looked for after 300 ms, and five times more, a second apart`,
  ],
  ['… mobile below 768 px', adSlots, `${ads} › of phones are for phones, and each is told where it stands`],
  [
    'Route change: tracker and beacon',
    'libs/integrations/src/pageViews/PageViews.ts',
    'apps/fca-e2e/src/count-what-is-read.e2e.ts › each page after the first counts once: documents, pages of a list, views in place, and none again',
  ],
  [
    'Rendering error: a fallback page in the layout',
    'libs/site/src/pages/problem/ProblemPage.tsx',
    'libs/news/src/wholePages.test.tsx › the page %s still says what happened',
  ],
  [
    'Subscription states are not described: it is a link',
    'libs/news/src/article/AfterStory.tsx',
    'libs/news/src/article/AfterStory.test.tsx › is the way to the newsletter, on sites that have one',
  ],
  [
    'Contact form: sending, sent, failed, wrong',
    'libs/ui/src/block/ContactForm/ContactForm.client.tsx',
    'libs/ui/src/block/ContactForm/ContactForm.stories.tsx › Sending',
  ],
  [
    'Cookie banner: texts in Portuguese alone',
    'libs/messages/src/cookieBanner.ts',
    'libs/messages/src/literalTexts.test.ts › is there in Portuguese, of both kinds, and in no other language',
  ],
];
