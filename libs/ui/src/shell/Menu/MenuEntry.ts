import type { NavItem } from '../NavItem';

/** A line of the menu that leads somewhere, or text where it has no address. */
export type MenuLink = NavItem & {
  /** One of `menuIcons`; a name that is not among them draws nothing. */
  icon?: string | undefined;
  /**
   * Colours of this line alone, `#rgb` or `#rrggbb`. Worn only where they can be read: `readableColours` says when.
   */
  styles?: { bgColor?: string | undefined; fontColor?: string | undefined } | undefined;
  /** Nobody ever sees it. */
  hide?: boolean | undefined;
  /** `xs`: below 768 px only. `md`: from 768 px on only. */
  showOnly?: 'xs' | 'md' | undefined;
};

/** A link, or with `submenuItems` a group, which may lead somewhere itself. */
export type MenuEntry = MenuLink & { submenuItems?: readonly MenuLink[] | undefined };

/** What stands in one column of the wide layout; the narrow one has a single column. */
export type MenuColumn = { id: string; rows: readonly MenuEntry[] };
