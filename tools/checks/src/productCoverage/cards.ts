import type { CoverageRow } from './CoverageRow';

const card = 'libs/ui/src/article/Card/Card.tsx';
const toCard = 'libs/site/src/cards/toCard.test.ts';
const media = 'libs/ui/src/media/CardMedia/CardMedia.tsx';
const mediaTest = 'libs/ui/src/media/CardMedia/CardMedia.test.tsx';
const label = 'libs/ui/src/article/SectionLabel/SectionLabel.stories.tsx';
const title = 'libs/ui/src/article/CardTitle/CardTitle.test.tsx';

/** Section 3: cards and what stands on them. */
export const cardRows: readonly CoverageRow[] = [
  [
    'Card: title, link, articleId',
    card,
    'libs/ui/src/article/Card/Card.test.tsx › leads to the article by one link only, as %s',
  ],
  ['… picture: classic.medium', card, `${toCard} › has the renditions it is drawn in, largest first`],
  [
    '… label, else the first category',
    card,
    `${toCard} › is labelled by the article, else by its first category, else not at all`,
  ],
  [
    'Recommended block: articles, title, titleBlock',
    'libs/ui/src/block/RecommendedBlock/RecommendedBlock.tsx',
    'libs/ui/src/block/RecommendedBlock/RecommendedBlock.stories.tsx › WithATitleBlock',
  ],
  [
    '… centeredLabel',
    'libs/ui/src/block/RecommendedBlock/RecommendedBlock.tsx',
    'libs/ui/src/block/RecommendedBlock/RecommendedBlock.stories.tsx › CenteredLabels',
  ],
  [
    '… imageUrl',
    'libs/ui/src/block/RecommendedBlock/RecommendedBlock.tsx',
    'libs/ui/src/block/RecommendedBlock/RecommendedBlock.stories.tsx › WithAnImageBehindTheTitle',
  ],
  [
    '… image component',
    'libs/ui/src/block/RecommendedBlock/RecommendedBlock.tsx',
    'libs/ui/src/block/RecommendedBlock/RecommendedBlock.stories.tsx › PicturesOfItsOwn',
  ],
  ['Card media: title, redirectRoute', media, `${mediaTest} › says the title only where it is the link`],
  ['… img (src, sm, md)', media, `${mediaTest} › has its sources at 768 and at 1024 px, the wider first`],
  ['… position, lazy, inView', media, `${mediaTest} › $turn: $load`],
  ['Section label: name', 'libs/ui/src/article/SectionLabel/SectionLabel.tsx', `${label} › Usual`],
  ['… titleFull', 'libs/ui/src/article/SectionLabel/SectionLabel.tsx', `${label} › LongNameInFull`],
  ['… centered', 'libs/ui/src/article/SectionLabel/SectionLabel.tsx', `${label} › Centered`],
  [
    'Card title: title, redirectRoute',
    'libs/ui/src/article/CardTitle/CardTitle.tsx',
    `${title} › is text where it leads nowhere`,
  ],
  [
    '… priority, 2 unless told',
    'libs/ui/src/article/CardTitle/CardTitle.tsx',
    `${title} › is a heading of the second level unless told`,
  ],
  [
    '… linesToTruncate',
    'libs/ui/src/article/CardTitle/CardTitle.tsx',
    `${title} › is shown whole when the lines are %s`,
  ],
  [
    '… styles',
    'libs/themes/src/styles/cardStyles.ts',
    'libs/themes/src/layoutOf.test.ts › says what the style $style of $part means',
  ],
  [
    'Comment count: articleId',
    'libs/site/src/comments/articleComments.ts',
    'libs/site/src/comments/articleComments.test.ts › is of the site code and the content',
  ],
  [
    '… isNotification',
    'libs/site/src/comments/traySettings.ts',
    'libs/site/src/comments/traySettings.test.ts › has room for a number where the row asks for notifications',
  ],
  [
    'Flag picker: publishFlags, currentFlag',
    'libs/site/src/shell/SitePicker.tsx',
    'libs/site/src/shell/PageShell.test.tsx › offers the editions of the site, from the page that is read',
  ],
];
