import type { CoverageRow } from './CoverageRow';

const banner = 'libs/ui/src/block/NewsletterBanner/NewsletterBanner.tsx';
const bannerStories = 'libs/ui/src/block/NewsletterBanner/NewsletterBanner.stories.tsx';
const recommended = 'libs/ui/src/block/RecommendedBlock/RecommendedBlock.tsx';
const recommendedStories = 'libs/ui/src/block/RecommendedBlock/RecommendedBlock.stories.tsx';

/** Section 2, "Newsletter banner", "Recommended block" and "Ad slot". */
export const boxRows: readonly CoverageRow[] = [
  ['Newsletter: title, info, email field, button', banner, `${bannerStories} › Usual`],
  [
    '… result under the field, hidden when empty',
    'libs/ui/src/block/NewsletterForm/NewsletterForm.client.tsx',
    'libs/ui/src/block/NewsletterForm/NewsletterForm.stories.tsx › Empty',
  ],
  ['… compact terms below on narrow screens', banner, `${bannerStories} › OnATablet`],
  ['… info beside the form from a tablet on', banner, `${bannerStories} › OnATablet`],
  [
    '… terms link with a default',
    'libs/site/src/newsletter/SiteNewsletter.tsx',
    'libs/site/src/newsletter/SiteNewsletter.test.tsx › leads to the terms under their address in the language of the site',
  ],
  ['Recommended: a title', recommended, `${recommendedStories} › WithATitle`],
  ['… or a title block with picture', recommended, `${recommendedStories} › WithAnImageBehindTheTitle`],
  ['… and a "more {title}" link', recommended, `${recommendedStories} › WithATitleBlock`],
  ['… cards with picture, label, linked title', recommended, `${recommendedStories} › CenteredLabels`],
  [
    'Ad slot: a region filled by a service',
    'libs/site/src/ads/AdPlace.tsx',
    'libs/integrations/src/ads/ads.contract.browser.test.ts › fills each slot once, with what it is told of it',
  ],
];
