import type { CoverageRow } from './CoverageRow';

const header = 'libs/site/src/shell/SiteHeader.tsx';
const headerTest = 'libs/site/src/shell/SiteHeader.test.tsx';
const headerStories = 'libs/ui/src/shell/Header/Header.stories.tsx';
const parts = 'libs/ui/src/shell/Header/HeaderParts.stories.tsx';
const menu = 'libs/ui/src/shell/Menu/Menu.tsx';
const tray = 'libs/site/src/comments/traySettings.ts';
const trayTest = 'libs/site/src/comments/traySettings.test.ts';
const menuStories = 'libs/ui/src/shell/Menu/Menu.stories.tsx';

/** Section 2, "Header". */
export const headerRows: readonly CoverageRow[] = [
  [
    'Logo with an address of its own',
    header,
    `${headerTest} › may lead from its logo elsewhere, and show a second one`,
  ],
  ['Secondary logo with its own address', header, `${headerStories} › SecondaryLogo`],
  ['Main logo (src, width, height)', header, `${headerStories} › MainLogo`],
  [
    'Menu toggle: a hidden checkbox',
    'libs/ui/src/shell/MenuToggle/MenuToggle.tsx',
    'libs/ui/src/shell/MenuToggle/MenuToggle.stories.tsx › OpensByItsLabel',
  ],
  [
    '… tied to a menu id, "header-one" unless told',
    'libs/ui/src/shell/Header/Header.tsx',
    'libs/ui/src/shell/Header/HeaderParts.stories.tsx › TwoOnAPage',
  ],
  [
    'Top navigation: name, url, icon',
    'libs/ui/src/shell/Header/TopNav.tsx',
    `${headerStories} › ItemsWithIcons`,
  ],
  [
    '… redirect (full load) or external',
    'libs/ui/src/shell/NavLink.tsx',
    `${headerStories} › ItemsThatLeave`,
  ],
  [
    'Trending button',
    'libs/site/src/shell/headerButtons.ts',
    `${headerStories} › TrendingIsNinetyPixelsWide`,
  ],
  [
    'Results button where there is a link',
    'libs/site/src/shell/headerButtons.ts',
    `${headerTest} › marks the results on %s`,
  ],
  [
    'Schedule button with a ball, not on the smallest',
    'libs/site/src/shell/headerButtons.ts',
    `${headerStories} › NoScheduleOnTheSmallest`,
  ],
  [
    'Flag button with a current flag opens the picker',
    'libs/site/src/shell/SitePicker.tsx',
    `apps/network-e2e/src/the-shell.e2e.ts › the picker of \${name} opens and leads to another edition, whose flag it then wears`,
  ],
  [
    'Comments trigger: in the header or the navbar',
    tray,
    `${trayTest} › stands beside the tabs, or where the row says`,
  ],
  ['… or hidden', tray, `${trayTest} › is not there on a site without comments, nor where its row hides it`],
  [
    'Sticky ad strip',
    'libs/site/src/ads/adStrip.tsx',
    'libs/site/src/shell/PageShell.test.tsx › has its room from the first paint, on pages with ads',
  ],
  [
    'Highlight-links strip',
    'libs/ui/src/shell/HighlightStrip/HighlightStrip.tsx',
    'libs/site/src/shell/PageShell.test.tsx › has the links of the moment where there are five',
  ],
  [
    '… on all pages of news',
    'libs/site/src/shell/loadShell.ts',
    'libs/news/src/wholePages.test.tsx › are in the header of %s',
  ],
  [
    'Second navigation of betting',
    'libs/site/src/shell/bettingNav.ts',
    `${headerTest} › has the betting links on %s: %s`,
  ],
  ['Promotional bar (href, text)', header, `${headerTest} › promotes what the brand wants to`],
  [
    'Tabs (Noticias, Resultados, Lo más visto) on small screens',
    'libs/ui/src/shell/NavTabs/NavTabs.tsx',
    'libs/ui/src/shell/NavTabs/NavTabs.stories.tsx › NotOnADesk',
  ],
  [
    'Simple header (type two)',
    'libs/ui/src/shell/SimpleHeader/SimpleHeader.tsx',
    `${headerTest} › is the simple one, with the app in its store, where the brand says so`,
  ],
  [
    'Simple header with a store app, on a brand',
    'decided: 041',
    'libs/brands/checks/src/brandConfigs.test.ts › names no host of results, no app and no account of a service: none is given',
  ],
  ['Sticky', 'libs/ui/src/shell/Header/Header.tsx', `${parts} › TheBarStays`],
  ['… below a top banner', 'libs/ui/src/shell/Header/headerHeights.ts', `${parts} › UnderATopBanner`],
  [
    'Mobile below 768 px',
    'libs/ui/src/shell/Header/Header.tsx',
    'libs/ui/src/shell/Header/HeaderWidths.stories.tsx › At767',
  ],
  [
    'Desktop navigation from the tablet on',
    'libs/ui/src/shell/Header/TopNav.tsx',
    'libs/ui/src/shell/Header/HeaderWidths.stories.tsx › At768',
  ],
];

/** Section 2, "Menu". */
export const menuRows: readonly CoverageRow[] = [
  [
    'A layout for phones and one for desks',
    menu,
    'libs/site/src/shell/loadShell.test.ts › has what both layouts share once, and what one of them has for that one only',
  ],
  ['Plain, external and redirect links', menu, `${menuStories} › OutsideAndRedirect`],
  ['Groups with submenus', menu, `${menuStories} › Nested`],
  ['On a phone a group opens by its checkbox', menu, `${menuStories} › GroupsOpenAndShutOnAPhone`],
  [
    '… and is open where a child is the page',
    menu,
    'apps/fca-e2e/src/the-shell-menu.e2e.ts › the group that leads to the page is open from the start, and no other, after each navigation',
  ],
  ['On a desk, columns of rows', menu, `${menuStories} › AtTheFirstWideWidth`],
];
