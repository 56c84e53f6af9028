import type { MenuColumn, MenuLink } from '@cancha/ui/shell/Menu/MenuEntry';
import type { NavItem } from '@cancha/ui/shell/NavItem';
import type { FooterMenus } from './toFooterColumns';

/** The menus of a page, its own entry marked in them. The very same lists for every page that no entry leads to. */
export type Shell = {
  /** The row in the header. */
  readonly main: readonly NavItem[];
  /** The whole menu, for narrow and wide screens. */
  readonly menu: readonly MenuColumn[];
  /** The second row of the betting section. */
  readonly betting: readonly MenuLink[];
  readonly tabs: readonly NavItem[];
  /** The links of the moment, on pages of news. Fewer than five are not shown. */
  readonly highlights: readonly NavItem[];
  readonly footer: FooterMenus;
};
