import type { CoverageRow } from './CoverageRow';

const match = 'libs/data-access/src/football/mapMatch.ts';
const mapMatch = 'libs/data-access/src/football/mapMatch.test.ts';
const live = 'libs/blocks/src/liveMatches/toLiveMatch.test.ts';
const mapped = 'libs/blocks/src/liveMatches/toMappedMatch.test.ts';

/** Section 3: polls, tags, matches and the rest. */
export const entityRows: readonly CoverageRow[] = [
  [
    'Poll: question, description, options, path',
    'libs/data-access/src/content/mapPoll.ts',
    'libs/data-access/src/content/mapPoll.test.ts › keeps the good options and names the bad one',
  ],
  [
    'Tag: title, picture, tag, stats_slug',
    'libs/data-access/src/content/TagInfo.ts',
    'libs/data-access/src/content/content.test.ts › come with what heads them',
  ],
  [
    '… site_url, description, keywords, is_competition',
    'libs/data-access/src/content/TagInfo.ts',
    'libs/blocks/src/competition/loadCompetition.test.ts › a topic that is a competition shows its latest season',
  ],
  ['Match: id, date, status', match, `${mapMatch} › leaves out a match with %j`],
  [
    '… both sides (id, name, image, code)',
    match,
    `${mapMatch} › accepts the capitals of the original provider`,
  ],
  [
    '… length_minutes, period',
    match,
    'libs/data-access/src/football/readPeriod.test.ts › understands the provider saying %j',
  ],
  ['… total scores', match, `${mapMatch} › counts zero goals as a score`],
  ['… penalty scores', match, `${mapMatch} › puts the shoot-out beside the score, not into it`],
  [
    '… tournament',
    match,
    'libs/football/src/results/groupMatches.test.ts › stand under their competitions, in the order of their first kick-off',
  ],
  [
    'Live match: id, date (DD/MM), hour (HH:mm), home_team, away_team, tournament',
    'libs/blocks/src/liveMatches/toMappedMatch.ts',
    `${mapped} › has every field of the specification, by the clocks of the site`,
  ],
  [
    '… state, mode',
    'libs/blocks/src/liveMatches/toMappedMatch.ts',
    `${mapped} › of state %s is shown as %s: %s`,
  ],
  [
    '… minutes, scores',
    'libs/blocks/src/liveMatches/toLiveMatch.ts',
    `${live} › is its minute and score while it is on, and who scored`,
  ],
  [
    '… period code',
    'libs/blocks/src/liveMatches/toMappedMatch.ts',
    `${mapped} › has a short code for %s: %s`,
  ],
  ['… penalties', 'libs/blocks/src/liveMatches/toLiveMatch.ts', `${live} › has the shoot-out and who won`],
  [
    'Author, with a list and orderBy',
    'libs/data-access/src/content/getAuthors.ts',
    'libs/data-access/src/content/content.test.ts › are asked for by name',
  ],
  [
    'Form submission',
    'libs/integrations/src/forms/createCockpitForms.ts',
    'libs/integrations/src/forms/forms.contract.test.ts › is sent in the public shape, with the token and the name of this one sending',
  ],
  [
    'Static pages',
    'libs/data-access/src/cms/getStaticPage.ts',
    'libs/data-access/src/cms/getStaticPage.test.ts › is read from %s',
  ],
  [
    'Friendly tags',
    'libs/data-access/src/cms/getTopics.ts',
    'libs/data-access/src/cms/getTopics.test.ts › the topics of a site have a name and an address, each once; one without an address is left out and told',
  ],
  [
    'Slideshow entries (site, published, category)',
    'libs/data-access/src/cms/getSlideshows.ts',
    'libs/data-access/src/cms/getSlideshows.test.ts › that are another site’s or not published are left out, whatever the CMS makes of the filter',
  ],
  [
    'Highlight links',
    'libs/data-access/src/menus/getHeaderTags.ts',
    'libs/data-access/src/menus/menus.test.ts › come in numeric order with entities decoded',
  ],
  [
    'Tip of the day',
    'libs/news/src/betting/PickCards.tsx',
    'libs/data-access/src/betting/betting.test.ts › comes with the notice for adults',
  ],
  [
    'Bet of the day',
    'libs/news/src/betting/PickCards.tsx',
    'libs/news/src/betting/BettingIntro.test.tsx › a bet is told with its odds as the site writes them, whose and from when, and until when it stands',
  ],
  [
    'Section (name, slug)',
    'libs/data-access/src/content/getSection.ts',
    'libs/data-access/src/content/content.test.ts › do not exist under an unknown name, nor under one that leads elsewhere',
  ],
  [
    'Highlight link: label, url, order, target',
    'libs/data-access/src/menus/toHighlightLinks.ts',
    'libs/data-access/src/menus/menus.test.ts › come in numeric order with entities decoded',
  ],
];
