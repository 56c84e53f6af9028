import type { MenuItem } from '@cancha/data-access/menus/MenuItem';
import { footerMenus } from './toFooterColumns';

/** Menu sets that every page of a site asks for. `amp` is not among them: AMP pages ask for it. */
export const menuSetNames = [
  'main web-desktop',
  'hamburger web-desktop',
  'web-mobile',
  'navBarItems',
  'betting-mobile',
  'header-tags',
  ...footerMenus,
] as const;

/** Sets of which a section may have its own: their name, a space, and the section. */
export const sectionSetNames = ['main web-desktop', 'hamburger web-desktop', 'web-mobile'] as const;

export type MenuSetName = (typeof menuSetNames)[number];
export type SectionSetName = (typeof sectionSetNames)[number];

/** `null`: the backend has no such set, and the brand's own stands in. An empty one stays empty. */
export type MenuSets = Readonly<Record<MenuSetName, readonly MenuItem[] | null>>;
export type SectionSets = Readonly<Record<SectionSetName, readonly MenuItem[] | null>>;
