import type { ReactNode } from 'react';
import type { BettingNavProps } from '../BettingNav/BettingNav';
import type { CommentsTriggerProps } from '../CommentsTrigger/CommentsTrigger';
import type { HighlightStripProps } from '../HighlightStrip/HighlightStrip';
import type { MenuLink } from '../Menu/MenuEntry';
import type { NavItem } from '../NavItem';
import type { PromoBarProps } from '../PromoBar/PromoBar';
import type { HeaderButtonsProps } from './HeaderButtons';
import type { Logo, LogoPicture } from './HeaderLogo';

/** A length as the specification writes it. */
export type Pixels = `${number}px`;

/** The strip of an ad under the header. Its room is kept before the ad arrives. */
export type StickyAd = {
  /** The ad's slot. */
  slot: ReactNode;
  /** `stickyAdHeight`. Default 60px, and 50px below 768 px; `0px` is a height too. */
  height?: Pixels | undefined;
  /** Default true: it stays under the bar while the page scrolls. */
  sticky?: boolean | undefined;
};

/**
 * Everything of the header, by what it is; `docs/header.md` says which field of the specification is which.
 * A default stands in for `undefined` only: `false`, `0px` and an empty list are what they say.
 */
export type HeaderProps = {
  /** Ties the menu to its toggle (`menuId`). Two headers on a page need different ones. Default `header-one`. */
  menuId?: string | undefined;
  logo: Logo;
  /** A picture in place of the logo's, which keeps address and name (`mainLogo`). */
  mainLogo?: LogoPicture | undefined;
  /** Beside the logo, with an address of its own (`secondaryLogo`, `secondaryLogoUrl`). */
  secondaryLogo?: Logo | undefined;
  /** The top navigation (`navItems`), on wide screens, with icons that are known. What does not fit is left to the menu. */
  items: readonly MenuLink[];
  /** The bar of tabs on small screens (`navBarItems`). */
  tabs: readonly NavItem[];
  /** The whole menu (`menuItems`), which the button at the start of the bar opens. */
  menu?: ReactNode;
  /** Default true; `false` leaves out menu and button. */
  showMenu?: boolean | undefined;
  buttons?: HeaderButtonsProps | undefined;
  /** A `FlagPicker` (`currentFlag`, `publishFlags`), or what stands for it. */
  picker?: ReactNode;
  /**
   * The comments tray (`vfTray`), where `vfTrayPosition` puts it: `header`, among the buttons; `navbar`, the default,
   * at the end of the tabs and on wide screens of the bar; `hidden`. It is in the page once.
   */
  comments?: (CommentsTriggerProps & { position?: 'header' | 'navbar' | 'hidden' }) | undefined;
  /** The secondary navigation of betting pages (`secondaryNavItems`, `isBetsSection`). */
  betting?: BettingNavProps | undefined;
  /** One link over the whole width (`link`). */
  promo?: PromoBarProps | undefined;
  /** The links of the moment; fewer than five are left out. */
  highlights?: HighlightStripProps | undefined;
  stickyAd?: StickyAd | undefined;
  /** Height of a banner that stays at the top of the window (`topSticky`): the header sticks below it. Default 0px. */
  bannerHeight?: Pixels | undefined;
  /** `false` where the page has `HeaderVariables` in its head already: in finished HTML they would stand in the body. */
  ownVariables?: boolean;
  labels: {
    /** Names of the navigations. */
    main: string;
    menu: string;
    tabs: string;
    /** The button that opens the menu. */
    openMenu: string;
  };
};
