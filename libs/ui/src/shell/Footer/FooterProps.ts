import type { FooterComplianceProps } from '../FooterCompliance/FooterCompliance';
import type { FooterGroupProps } from '../FooterGroup/FooterGroup';
import type { NavItem } from '../NavItem';
import type { SocialLink } from '../SocialLinks/SocialLinks';
import type { FooterColours } from './footerColours';

/** Size in pixels. */
export type FooterPicture = { src: string; width: number; height: number };

export type FooterLink = NavItem & {
  /** A line after this entry. */
  divider?: boolean;
};

export type FooterLinks = {
  id: string;
  title?: string;
  /** Link of the title. */
  href?: string | null;
  items: readonly FooterLink[];
};

/** Another site, such as the parent brand. */
export type FooterSite = {
  /** Shown instead of a missing logo. */
  link: NavItem;
  logo: FooterPicture | null;
  /** 1: bottom row. 2: upper area. Unset: both. Other values: neither. */
  position?: number;
};

export type FooterProps = {
  /** `two`: second layout. Anything else: first. */
  type?: string | undefined;
  /** The site's logo. */
  logo: FooterPicture & { href: string; label: string };
  /** Hides the site's logo. */
  hideLogo?: boolean;
  social?: readonly SocialLink[];
  columns: readonly FooterLinks[];
  /** Links of a column in wrapped lines instead of one per line. */
  wrapLinks?: boolean;
  /** A picture of 600 × 200, 300 px wide on small screens. */
  partner?: { src: string; link: NavItem } | undefined;
  /** Its logo has `description` beside it. */
  site?: FooterSite | undefined;
  description?: string | undefined;
  /** One paragraph across the footer. */
  text?: string | undefined;
  /** Sections of 175 px, as sanitised HTML. */
  texts?: readonly string[];
  contact?: { text: string; email: string } | undefined;
  compliance?: FooterComplianceProps | undefined;
  partOfGroup?: FooterGroupProps | undefined;
  /** Links of the last row. */
  bottomLinks?: readonly FooterLink[];
  /** Pages about data on the device, which need JavaScript. */
  deviceLinks?: readonly NavItem[];
  copyright: string;
  /** Replace the theme's, if their contrast is at least 4.5:1. */
  colours?: FooterColours | undefined;
  /** Rendered in the open menu, in its colours. */
  isMenu?: boolean;
  labels: { social: string; followUs?: string | undefined; bottom: string; device?: string };
};
