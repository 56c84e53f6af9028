import type { CoverageRow } from './CoverageRow';

const tree = 'libs/data-access/src/menus/buildMenuTree.ts';
const treeTest = 'libs/data-access/src/menus/buildMenuTree.test.ts';
const sets = 'libs/site/src/shell/MenuSets.ts';
const loadShell = 'libs/site/src/shell/loadShell.test.ts';
const sectionMenus = 'libs/site/src/shell/sectionMenus.test.ts';
const highlights = 'libs/site/src/shell/shellHighlights.test.ts';
const menuStories = 'libs/ui/src/shell/Menu/Menu.stories.tsx';
const menuEntry = 'libs/ui/src/shell/Menu/MenuEntry.ts';

/** Section 3: menus. */
export const menuFieldRows: readonly CoverageRow[] = [
  [
    'Menu item: id, parent (0 is the top)',
    tree,
    `${treeTest} › puts children under their parent whether ids are numbers or text`,
  ],
  [
    '… title, name',
    tree,
    `${treeTest} › names an entry by its title, else its name, and leaves out one with neither`,
  ],
  ['… menuOrder', tree, `${treeTest} › orders numerically on both levels, and what has no order comes last`],
  ['… target, _self unless told', tree, `${treeTest} › opens in the same window when the target is %j`],
  ['… redirect where the url starts with http', tree, `${treeTest} › says of %j that it redirects: %s`],
  [
    'Sets: main and hamburger web-desktop, web-mobile',
    sets,
    `${loadShell} › are those of the newsroom, with the page marked in them`,
  ],
  [
    '… betting-desktop, betting-mobile',
    'libs/site/src/shell/bettingNav.ts',
    `${sectionMenus} › tells apart what is for one layout only`,
  ],
  [
    '… amp',
    'libs/syndication/src/amp/AmpHeader.tsx',
    'apps/fca-e2e/src/what-machines-read.e2e.ts › an AMP page fits a small phone, and its menu opens without scripts',
  ],
  [
    '… footer default, editions, column1, column2',
    'libs/site/src/shell/toFooterColumns.ts',
    'libs/site/src/shell/toFooterColumns.test.ts › are the brand’s own for a menu that is missing, and only for that one',
  ],
  [
    '… navBarItems',
    sets,
    'apps/fca-e2e/src/the-shell-without-javascript.e2e.ts › the tabs lead to pages, each with its own tab marked',
  ],
  [
    '… header-tags',
    'libs/site/src/shell/loadHeaderTags.ts',
    `${highlights} › are those of the menu call where their own is switched off, which is not made then`,
  ],
  [
    '… per category for desk, phone, hamburger',
    'libs/site/src/shell/loadMenuSets.ts',
    `${sectionMenus} › has its own menus, which are for narrow screens too where it has none for them`,
  ],
  [
    'Desktop column: rows with title, hide, links (name, url, redirect, hide)',
    menuEntry,
    `${menuStories} › HiddenAndForOneLayout`,
  ],
  ['Mobile item: name, url, icon', menuEntry, `${menuStories} › Icons`],
  ['… redirect, isExternal', menuEntry, `${menuStories} › OutsideAndRedirect`],
  ['… styles (bgColor, fontColor)', menuEntry, `${menuStories} › OwnColours`],
  [
    'Mobile item: iconStyles, className',
    'decided: 041',
    'libs/site/src/shell/loadShell.test.ts › no look of a menu entry comes from data: neither a class nor a style of its icon',
  ],
  ['… hide, showOnly (xs or md)', menuEntry, `${menuStories} › HiddenAndForOneLayout`],
  ['… submenuItems', menuEntry, `${menuStories} › Nested`],
];
