import type { CoverageRow } from './CoverageRow';

const measures = 'libs/ui/src/specifiedMeasures.test.ts › %s: %s';
const heights = 'libs/ui/src/shell/Header/headerHeights.test.ts › with %s';
const breakpoints = 'libs/themes/src/createBrandTheme.test.ts';
const card = 'libs/ui/src/article/Card/Card.tsx';

/** Section 9: layout. */
export const layoutRows: readonly CoverageRow[] = [
  [
    'Breakpoints 0, 600, 900, 1200, 1536',
    'libs/themes/src/breakpoints.ts',
    `${breakpoints} › knows the breakpoints of Material and those of the network`,
  ],
  [
    '… 500 (400 for some), 769, 1070, 1400',
    'libs/themes/src/breakpoints.ts',
    `${breakpoints} › ends the phone at 400 px where the brand does`,
  ],
  [
    'Mobile below 768 px',
    'libs/ui/src/shell/Header/Header.tsx',
    'libs/ui/src/shell/Header/HeaderWidths.stories.tsx › At767',
  ],
  [
    'Content 1070 px',
    'libs/themes/sets/fca/tokens.ts',
    'libs/themes/checks/src/contentWidths.test.ts › the content of %s is %s wide',
  ],
  [
    '… 1200 px for one brand',
    'libs/themes/sets/bolavip/tokens.ts',
    'libs/themes/checks/src/contentWidths.test.ts › the content of %s is %s wide',
  ],
  [
    '… 1240 px for a fan site',
    'libs/themes/sets/chivasPasion/tokens.ts',
    'libs/themes/checks/src/contentWidths.test.ts › the content of %s is %s wide',
  ],
  ['Header 50 px, simple 80 px', 'libs/ui/src/shell/Header/headerHeights.ts', heights],
  ['Offset 110 px if sticky, else 50 px', 'libs/ui/src/shell/Header/headerHeights.ts', heights],
  [
    'Desktop menu at 80 px with highlights, else 50 px',
    'libs/ui/src/shell/Header/headerHeights.ts',
    'libs/ui/src/shell/Header/HeaderMenu.stories.tsx › OpensBelowTheHighlights',
  ],
  [
    'Sticky ad 60 px, on phones 50',
    'libs/ui/src/shell/Header/headerHeights.ts',
    'libs/ui/src/shell/Header/HeaderParts.stories.tsx › StickyAdStripOnAPhone',
  ],
  [
    'AMP header 60 px',
    'libs/syndication/src/amp/AmpHeader.tsx',
    'libs/syndication/src/amp/amp.test.ts › has a header of 60 px',
  ],
  [
    'Flag 26x18',
    'libs/ui/src/shell/FlagPicker/FlagPicker.tsx',
    'libs/ui/src/shell/FlagPicker/FlagPicker.test.tsx › shows every flag 26 by 18 px large',
  ],
  [
    'Card media 470x352',
    'libs/data-access/src/content/pictureSizes.ts',
    'libs/data-access/src/content/mapImages.test.ts › fills a missing size with the next one and its measures',
  ],
  [
    '… sources at 768 and 1024 px',
    'libs/ui/src/media/CardMedia/CardMedia.tsx',
    'libs/ui/src/media/CardMedia/CardMedia.test.tsx › has its sources at 768 and at 1024 px, the wider first',
  ],
  [
    'Recommended cards 300 px, picture from 223 px',
    'libs/ui/src/block/RecommendedBlock/RecommendedBlock.tsx',
    'libs/ui/src/block/RecommendedBlock/RecommendedBlock.stories.tsx › WithATitle',
  ],
  [
    'Section label 23 px (25 on a tablet)',
    'libs/ui/src/article/SectionLabel/SectionLabel.tsx',
    'libs/ui/src/article/SectionLabel/SectionLabel.stories.tsx › Usual',
  ],
  [
    '… at most 151 px with large-section',
    'libs/ui/src/article/SectionLabel/SectionLabel.tsx',
    'libs/ui/src/article/SectionLabel/SectionLabel.stories.tsx › LargeSection',
  ],
  [
    'Comment count 23 px (25 on a tablet)',
    'libs/ui/src/article/CommentCount/CommentCount.tsx',
    'libs/ui/src/article/CommentCount/CommentCount.stories.tsx › Usual',
  ],
  [
    'Trending button 90 px',
    'libs/ui/src/shell/Header/HeaderButtons.tsx',
    'libs/ui/src/shell/Header/Header.stories.tsx › TrendingIsNinetyPixelsWide',
  ],
  [
    'Footer logo 24 px, or 25 and 35 from a tablet on',
    'libs/themes/src/buildThemeCss.ts',
    'libs/themes/src/buildThemeCss.test.ts › grow in the footer from a tablet on',
  ],
  ['Partner logo 600x200, shown at 300 and 600 px', 'libs/ui/src/shell/Footer/FooterExtras.tsx', measures],
  ['External-site block at most 375 px', 'libs/ui/src/shell/Footer/FooterOtherSite.tsx', measures],
  ['Footer bottom at least 207, from a tablet 100 px', 'libs/ui/src/shell/Footer/FooterBottom.tsx', measures],
  ['Footer text sections 175 px', 'libs/ui/src/shell/Footer/FooterExtras.tsx', measures],
  ['Desktop menu column: 35 px on its right', 'libs/ui/src/shell/Menu/Menu.tsx', measures],
  [
    'Newsletter form 500 px from a tablet on',
    'libs/ui/src/block/NewsletterBanner/NewsletterBanner.tsx',
    'libs/ui/src/block/NewsletterBanner/NewsletterBanner.stories.tsx › FormMeasures',
  ],
  [
    'Subscription row 120 px',
    'libs/ui/src/block/SubscriptionRow/SubscriptionRow.tsx',
    'libs/ui/src/block/SubscriptionRow/SubscriptionRow.stories.tsx › TitleOnly',
  ],
  ['Icon button 40 px', 'libs/ui/src/list/Slider/Slider.tsx', measures],
  [
    'Layout split at 767 px',
    'libs/ui/src/shell/Header/Header.tsx',
    'libs/ui/src/shell/Header/HeaderWidths.stories.tsx › At767',
  ],
  ['Layout at least 360 px high', 'libs/ui/src/block/InfoBlock/InfoBlock.tsx', measures],
  [
    'Footer announcement images 110x25, 110x30',
    'libs/ui/src/shell/FooterCompliance/FooterCompliance.tsx',
    'libs/ui/src/shell/FooterCompliance/FooterCompliance.stories.tsx › WithSeals',
  ],
  ['Tournament widget shields 25 and 40 px', 'libs/ui/src/standings/RankingTable/RankingTable.tsx', measures],
  [
    'Logo sizes by brand',
    'libs/themes/src/buildThemeCss.ts',
    'libs/brands/checks/src/drawings.test.ts › has a logo in the shape it is shown in, no higher than a header',
  ],
  [
    'Fan-site slider card 230x265, picture 135 px',
    card,
    'libs/ui/src/list/Slider/Slider.stories.tsx › Eight',
  ],
  ['Slider arrows 40 px, round', 'libs/ui/src/list/Slider/Slider.tsx', measures],
  [
    'Main block 470:352 and 714:535, or 470:313 and 714:478',
    'libs/news/src/home/HomeTop.tsx',
    'libs/ui/src/article/MainBlock/MainBlock.stories.tsx › Usual',
  ],
  ['Article title 26 to 28 and 44 to 56 px', 'libs/ui/src/text/Headline/Headline.tsx', measures],
  ['Body 16 to 22 px', 'libs/ui/src/article/ArticleBody/ArticleBody.tsx', measures],
  ...(
    [
      ['728x90 header', 'Leaderboard'],
      ['1070x27', 'ThinLeaderboard'],
      ['300x250 right', 'Box'],
      ['320x50 phone', 'PhoneBanner'],
    ] as const
  ).map(([size, story]): CoverageRow => [
    `Ad slot ${size}`,
    'libs/ui/src/block/AdSlot/AdSlot.tsx',
    `libs/ui/src/block/AdSlot/AdSlot.stories.tsx › ${story}`,
  ]),
  [
    'Ad slot margin 20px auto, padding 10px',
    'libs/ui/src/block/AdSlot/AdSlot.tsx',
    'libs/ui/src/block/AdSlot/AdSlot.test.tsx › has the margin and the padding of the specification',
  ],
  [
    'Images: widths 640 to 3840',
    'decided: 041',
    'libs/news/src/body/readBody.test.ts › of the statics host come in all its sizes, of others in their own',
  ],
  [
    'Images: quality 75',
    'decided: 041',
    'libs/drawings/src/renderPicture.test.ts › a picture of flat colours is nearer to its drawing than one of quality 75: %s',
  ],
  [
    'Images: lazy margin 200 px',
    'decided: 041',
    'libs/ui/src/article/Card/Card.test.tsx › fetches the first picture of a page at once and the others when they come near',
  ],
];
