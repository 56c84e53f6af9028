import type { ReactNode } from 'react';
import type { BettingNavProps } from '../BettingNav/BettingNav';
import type { CommentsTriggerProps } from '../CommentsTrigger/CommentsTrigger';
import type { HighlightStripProps } from '../HighlightStrip/HighlightStrip';
import type { MenuLink } from '../Menu/MenuEntry';
import type { NavItem } from '../NavItem';
import type { PromoBarProps } from '../PromoBar/PromoBar';
import type { HeaderButtonsProps } from './HeaderButtons';
import type { Logo, LogoPicture } from './HeaderLogo';

export type Pixels = `${number}px`;

/** The ad strip below the header. Its space is reserved. */
export type StickyAd = {
  /** The ad's slot. */
  slot: ReactNode;
  /** `stickyAdHeight`. Default 60px, and 50px below 768 px; `0px` is valid. */
  height?: Pixels | undefined;
  /** Default true: sticks below the bar. */
  sticky?: boolean | undefined;
};

/** The README beside it maps these to the specification's fields. Defaults are for `undefined` only, not for `false` or `0px`. */
export type HeaderProps = {
  /** Id of the menu's toggle (`menuId`), unique on the page. Default `header-one`. */
  menuId?: string | undefined;
  logo: Logo;
  /** Replaces the logo's picture, not its link and name (`mainLogo`). */
  mainLogo?: LogoPicture | undefined;
  /** Beside the logo, with its own link (`secondaryLogo`, `secondaryLogoUrl`). */
  secondaryLogo?: Logo | undefined;
  /** Top navigation of wide screens (`navItems`). Items that do not fit are only in the menu. */
  items: readonly MenuLink[];
  /** Tabs on small screens (`navBarItems`). */
  tabs: readonly NavItem[];
  /** The menu (`menuItems`) that the button opens. */
  menu?: ReactNode;
  /** Default true. */
  showMenu?: boolean | undefined;
  buttons?: HeaderButtonsProps | undefined;
  /** A `FlagPicker` (`currentFlag`, `publishFlags`). */
  picker?: ReactNode;
  /**
   * The comments tray (`vfTray`) at `vfTrayPosition`: `header`: among the buttons; `navbar` (default): at the end of the
   * tabs, on wide screens of the bar; `hidden`. Rendered once.
   */
  comments?: (CommentsTriggerProps & { position?: 'header' | 'navbar' | 'hidden' }) | undefined;
  /** Secondary navigation of betting pages (`secondaryNavItems`, `isBetsSection`). */
  betting?: BettingNavProps | undefined;
  /** A link in full width (`link`). */
  promo?: PromoBarProps | undefined;
  /** Highlight links; fewer than five are not shown. */
  highlights?: HighlightStripProps | undefined;
  stickyAd?: StickyAd | undefined;
  /** Height of a fixed banner above the sticky header (`topSticky`). Default 0px. */
  bannerHeight?: Pixels | undefined;
  /** `false` if the page renders `HeaderVariables` in `<head>`: static HTML would have them in the body. */
  ownVariables?: boolean;
  labels: {
    /** Accessible names. */
    main: string;
    menu: string;
    tabs: string;
    openMenu: string;
  };
};
