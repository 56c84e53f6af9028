import type { CoverageRow } from './CoverageRow';

const words = 'libs/messages/src/literalTexts.test.ts › the specification, under “%s”, in %s: %s is “%s”';
const palettes = 'libs/themes/checks/src/palettes.test.ts';
const table = 'libs/blocks/src/tables/rankingWords.ts';
const vitals: CoverageRow = [
  'Web vitals: LCP, FCP, FID, CLS thresholds',
  'libs/integrations/src/dataLayer/vitalEvent.ts',
  'libs/integrations/src/dataLayer/vitalEvent.test.ts › of %d is %s',
];

/** Section 9: texts, thresholds, palettes. */
export const wordRows: readonly CoverageRow[] = [
  ['"NO TE PIERDAS NADA", "INGRESA TU EMAIL"', 'libs/site/src/newsletter/SiteNewsletter.tsx', words],
  [
    'Votes: "YA VOTARON {n} PERSONAS"',
    'libs/news/src/polls/PollData.ts',
    'libs/messages/src/literalTexts.test.ts › in %s, %s of %i are “%s”',
  ],
  ['Ranking: P, Equipo, PTS, PJ, G-E-P', table, words],
  [
    'Widget tabs: general, averages, annual cups, scorers',
    'libs/blocks/src/competition/CompetitionBlock.tsx',
    words,
  ],
  [
    'Betting: 18+, responsible gambling',
    'libs/ui/src/betting/AdultNotice/AdultNotice.tsx',
    'libs/messages/src/catalogues.test.ts › warns of gambling under the sign of age',
  ],
  vitals,
  ...[
    'red with dark-blue footer',
    'blue and red with yellow',
    'red with black or dark grey',
    'magenta with dark navy',
    'teal with dark grey',
    'petrol blue with navy',
    'bright green with purple',
    'orange with black',
    'bright green with black',
  ].map((palette): CoverageRow => [
    `Palette: ${palette}`,
    'libs/themes/src/ThemeTokens.ts',
    `${palettes} › $key is $main, on $ground`,
  ]),
  [
    'Menus in the order of menuOrder',
    'libs/data-access/src/menus/byOrder.ts',
    'libs/data-access/src/menus/buildMenuTree.test.ts › orders numerically on both levels, and what has no order comes last',
  ],
  [
    'Analytics property, ad-unit paths: not given',
    'decided: 041',
    'libs/brands/checks/src/brandConfigs.test.ts › names no host of results, no app and no account of a service: none is given',
  ],
];
