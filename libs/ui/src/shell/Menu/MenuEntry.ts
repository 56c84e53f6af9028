import type { NavItem } from '../NavItem';

/** Plain text without a URL. */
export type MenuLink = NavItem & {
  /** One of `menuIcons`; unknown names are ignored. */
  icon?: string | undefined;
  /** `#rgb` or `#rrggbb`. Ignored without enough contrast: `readableColours`. */
  styles?: { bgColor?: string | undefined; fontColor?: string | undefined } | undefined;
  hide?: boolean | undefined;
  /** `xs`: only below 768 px. `md`: only from 768 px on. */
  showOnly?: 'xs' | 'md' | undefined;
};

/** With `submenuItems` it is a group, which may be a link itself. */
export type MenuEntry = MenuLink & { submenuItems?: readonly MenuLink[] | undefined };

/** A column of the wide layout. */
export type MenuColumn = { id: string; rows: readonly MenuEntry[] };
