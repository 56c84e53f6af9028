import type { CoverageRow } from './CoverageRow';

const header = 'libs/ui/src/shell/Header/HeaderProps.ts';
const site = 'libs/site/src/shell/SiteHeader.tsx';
const siteTest = 'libs/site/src/shell/SiteHeader.test.tsx';
const stories = 'libs/ui/src/shell/Header/Header.stories.tsx';
const parts = 'libs/ui/src/shell/Header/HeaderParts.stories.tsx';
const heights = 'libs/ui/src/shell/Header/headerHeights.test.ts › with %s';
const footer = 'libs/ui/src/shell/Footer/Footer.stories.tsx';
const props = 'libs/site/src/shell/toFooterProps.ts';
const propsTest = 'libs/site/src/shell/toFooterProps.test.ts';

/** Section 3, "Header config". The header's README says each field's default and prop. */
export const headerFieldRows: readonly CoverageRow[] = [
  ['Header: logo, logoUrl', site, `${siteTest} › may lead from its logo elsewhere, and show a second one`],
  ['… mainLogo', header, `${stories} › MainLogo`],
  ['… secondaryLogo, secondaryLogoUrl', header, `${stories} › SecondaryLogo`],
  ['… navItems', header, `${stories} › FortyItems`],
  [
    '… navItemsMobile',
    'libs/ui/src/shell/Menu/Menu.tsx',
    'libs/site/src/shell/loadShell.test.ts › is the hamburger’s on narrow screens too where there is none for them',
  ],
  ['… navBarItems', header, 'libs/ui/src/shell/NavTabs/NavTabs.stories.tsx › ThreeTabs'],
  ['… secondaryNavItems, isBetsSection', site, `${siteTest} › has the betting links on %s: %s`],
  ['… menuItems, menuId', header, `${parts} › TwoOnAPage`],
  ['… showMenu (true)', site, `${siteTest} › has no menu and no button for one where the brand wants none`],
  [
    '… currentFlag, publishFlags',
    'libs/site/src/shell/SitePicker.tsx',
    'libs/site/src/shell/PageShell.test.tsx › has no picker where the brand wants none',
  ],
  [
    '… scheduleUrl, showSchedule (true)',
    site,
    `${siteTest} › leads to the calendar of the site itself where no other host has it, and marks it there`,
  ],
  ['… showResults', site, `${siteTest} › leaves out what is switched off, although there is a link`],
  ['… urlTrending', header, `${stories} › TrendingIsNinetyPixelsWide`],
  ['… stickyAd, stickyAdHeight (60px)', 'libs/site/src/ads/adStrip.tsx', heights],
  [
    '… stickyAdHeight of a brand',
    'libs/site/src/ads/adStrip.tsx',
    'libs/site/src/shell/PageShell.test.tsx › is as high as the brand says',
  ],
  ['… topSticky', header, `${parts} › UnderATopBanner`],
  [
    '… vfTray, vfTrayPosition (navbar)',
    'libs/site/src/comments/traySettings.ts',
    'libs/site/src/comments/traySettings.test.ts › stands beside the tabs, or where the row says',
  ],
  [
    '… vfNotifications',
    'libs/site/src/comments/traySettings.ts',
    'libs/site/src/comments/traySettings.test.ts › has room for a number where the row asks for notifications',
  ],
  ['… link', site, `${siteTest} › promotes what the brand wants to`],
  [
    '… urlApp',
    'libs/ui/src/shell/SimpleHeader/SimpleHeader.tsx',
    'libs/ui/src/block/StoreAppButton/StoreAppButton.stories.tsx › InAHeader',
  ],
  [
    '… whatsappChannel, below stories',
    'libs/news/src/article/AfterStory.tsx',
    'libs/news/src/article/AfterStory.test.tsx › is the brand’s channel, where its address is one to lead a reader to',
  ],
  [
    '… siteHeader',
    site,
    `${siteTest} › is the simple one, with the app in its store, where the brand says so`,
  ],
  [
    '… styles',
    'libs/themes/src/styles/headerStyles.ts',
    'libs/themes/src/layoutOf.test.ts › says what the style $style of $part means',
  ],
  [
    '… footer, hideFooterLogo',
    'libs/site/src/shell/toFooterProps.ts',
    'libs/ui/src/shell/Footer/Footer.stories.tsx › HiddenLogo',
  ],
  [
    '… showTermsConditions, sendFormCallback, inputText',
    'libs/site/src/newsletter/SiteNewsletter.tsx',
    'libs/site/src/newsletter/SiteNewsletter.test.tsx › leads to the terms under their address in the language of the site',
  ],
];

/** Section 3, "Footer config". The footer's README says each field's default and prop. */
export const footerFieldRows: readonly CoverageRow[] = [
  ['Footer: logoUrl, siteUrl, hideLogo', props, `${footer} › LogoToAnotherAddress`],
  [
    '… socialLinks (url optional; icon or text)',
    'libs/ui/src/shell/SocialLinks/SocialLinks.tsx',
    'libs/ui/src/shell/SocialLinks/SocialLinks.stories.tsx › WithoutAddress',
  ],
  [
    '… links (text, url, isAbsolute)',
    'libs/ui/src/shell/Footer/FooterColumns.tsx',
    `${footer} › ExternalLinks`,
  ],
  ['… divider', 'libs/ui/src/shell/Footer/FooterColumns.tsx', `${footer} › Dividers`],
  [
    '… footerBottom (links, url, logo)',
    'libs/ui/src/shell/Footer/FooterBottom.tsx',
    `${footer} › SiteLogoInTheBottomRow`,
  ],
  [
    '… logo position 1 or unset: bottom row; 2 or unset: upper area',
    'libs/ui/src/shell/Footer/logoPlaces.ts',
    'libs/ui/src/shell/Footer/logoPlaces.test.ts › a logo at $position: upper $upper, bottom $bottom',
  ],
  ['… isMenu', 'libs/ui/src/shell/Footer/Footer.tsx', `${footer} › InTheMenu`],
  [
    '… styles (bgColor, color)',
    'libs/ui/src/shell/Footer/footerColours.ts',
    'libs/ui/src/shell/Footer/footerColours.test.ts › are the site’s where they can be read',
  ],
  [
    '… footerTexts (HTML)',
    props,
    `${propsTest} › has texts without scripts, with links after the rules for footers`,
  ],
  ['… emailContact', props, `${propsTest} › says where to write`],
  ['… partnerLogo (url, image)', props, `${footer} › PartnerLogo`],
  ['… footerDescription', props, `${footer} › SiteDescription`],
  ['… footerText', props, `${footer} › OneParagraph`],
  ['… complianceFooter', props, `${propsTest} › stand, or not, where the brand says so`],
  ['… wrapLinks', 'libs/ui/src/shell/Footer/FooterColumns.tsx', `${footer} › WrappedLinks`],
  ['… partOfBC', 'libs/ui/src/shell/FooterGroup/FooterGroup.tsx', `${footer} › PartOfAGroup`],
  [
    '… submitCallback, inputText',
    'libs/ui/src/block/NewsletterForm/NewsletterForm.client.tsx',
    'libs/ui/src/block/NewsletterForm/NewsletterForm.stories.tsx › Success',
  ],
];
