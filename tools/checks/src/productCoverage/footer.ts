import type { CoverageRow } from './CoverageRow';

const footer = 'libs/ui/src/shell/Footer/Footer.tsx';
const footerStories = 'libs/ui/src/shell/Footer/Footer.stories.tsx';
const footerProps = 'libs/site/src/shell/toFooterProps.ts';
const footerTest = 'libs/site/src/shell/toFooterProps.test.ts';
const columns = 'libs/site/src/shell/toFooterColumns.ts';
const columnsTest = 'libs/site/src/shell/toFooterColumns.test.ts';

/** Section 2, "Footer". */
export const footerRows: readonly CoverageRow[] = [
  ['Type "two" is the second layout', footer, `${footerStories} › Second`],
  ['… anything else the first', footer, `${footerStories} › UnknownType`],
  [
    'Logo to the root or a given address',
    footerProps,
    `${footerTest} › leads from its logo to the site’s address, if that may be followed`,
  ],
  ['… may be hidden', footer, `${footerStories} › HiddenLogo`],
  [
    'Social icons; without an address text',
    footerProps,
    `${footerTest} › names a network without an address, and does not link it`,
  ],
  [
    'Grouped link lists',
    columns,
    `${columnsTest} › stand in the order of the page, whatever the newsroom’s, with the legal ones apart`,
  ],
  [
    '… an entry without an address is text',
    columns,
    `${columnsTest} › say an entry without an address as words`,
  ],
  [
    'Partner logo',
    footerProps,
    `${footerTest} › names partner, other site and group by the rules for links of footers`,
  ],
  [
    'Bottom row of links, absolute or relative',
    columns,
    `${columnsTest} › open what is outside of the network in a tab of its own, and do not say where the reader comes from`,
  ],
  ['External-site logo with description', footerProps, `${footerStories} › SiteDescription`],
  ['Contact line with a mail link', footerProps, `${footerTest} › says where to write`],
  [
    'Paragraphs',
    footerProps,
    `${footerTest} › has texts without scripts, with links after the rules for footers`,
  ],
  ['Compliance block', footerProps, `${footerTest} › stand on a site that has betting, with its name`],
  ['Part-of-group block', footerProps, 'libs/ui/src/shell/FooterGroup/FooterGroup.stories.tsx › ByName'],
  [
    'Both lazily loaded',
    'decided: 041',
    'libs/site/src/shell/PageShell.test.tsx › has its notices in the HTML: none of them waits for a script',
  ],
  [
    'Main edition: about, staff, contact, betting',
    columns,
    'apps/origin/src/content/articleRoutes.test.ts › of the footer are flat lists: football, the house, the law, betting and the countries',
  ],
  [
    '… write for us',
    'libs/brands/src/fca/brandConfig.ts',
    'libs/brands/checks/src/menus.test.ts › the main edition leads to about, staff, contact and writing for it in its footer',
  ],
  [
    '… legal and social links',
    columns,
    `${columnsTest} › stand in the order of the page, whatever the newsroom’s, with the legal ones apart`,
  ],
  [
    '… notices on affiliates and gambling',
    footerProps,
    `${footerTest} › stand on a site that has betting, with its name`,
  ],
  [
    'Copyright "© Copyright 2025 {brand}…" with the group',
    'libs/site/src/shell/copyrightText.ts',
    'libs/messages/src/literalTexts.test.ts › is the specification’s, and ends with the owners of the site',
  ],
  [
    '… the running year elsewhere',
    'libs/site/src/shell/copyrightText.ts',
    'libs/brands/src/sites.test.ts › alone shows the year 2025, whatever the year',
  ],
  ['Menu mode recolours the footer', footer, `${footerStories} › InTheMenu`],
];
