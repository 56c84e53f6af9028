import type { FooterComplianceProps } from '../FooterCompliance/FooterCompliance';
import type { FooterGroupProps } from '../FooterGroup/FooterGroup';
import type { NavItem } from '../NavItem';
import type { SocialLink } from '../SocialLinks/SocialLinks';
import type { FooterColours } from './footerColours';

/** A picture with its real size in pixels, which keeps its place until it is there. */
export type FooterPicture = { src: string; width: number; height: number };

export type FooterLink = NavItem & {
  /** A rule after this entry parts it from the next one. */
  divider?: boolean;
};

export type FooterLinks = {
  id: string;
  title?: string;
  /** Where the title itself leads, if anywhere. */
  href?: string | null;
  items: readonly FooterLink[];
};

/** Another site, as a rule the one that this site belongs to or grew out of. */
export type FooterSite = {
  /** Its name, as a link where it has an address. Stands for a logo that is missing. */
  link: NavItem;
  logo: FooterPicture | null;
  /** 1: the bottom row. 2: the upper area. Unset: both. Any other value: neither. */
  position?: number;
};

export type FooterProps = {
  /** The string `two` selects the second layout, anything else the first. */
  type?: string | undefined;
  /** The site's own logo; `href` is its front page unless the site says otherwise. */
  logo: FooterPicture & { href: string; label: string };
  /** Leaves the site's own logo out, and no other. */
  hideLogo?: boolean;
  social?: readonly SocialLink[];
  columns: readonly FooterLinks[];
  /** Sets the links of a column one after the other, as many to a line as fit, instead of one a line. */
  wrapLinks?: boolean;
  /** A picture of 600 × 200, 300 px wide on small screens. */
  partner?: { src: string; link: NavItem } | undefined;
  /** Another site's logo, with `description` beside it. */
  site?: FooterSite | undefined;
  description?: string | undefined;
  /** One paragraph across the footer. */
  text?: string | undefined;
  /** Sections of 175 px, as HTML that was cleaned before it came here. */
  texts?: readonly string[];
  /** Words and the mailbox they lead to. */
  contact?: { text: string; email: string } | undefined;
  compliance?: FooterComplianceProps | undefined;
  partOfGroup?: FooterGroupProps | undefined;
  /** Links of the last row. */
  bottomLinks?: readonly FooterLink[];
  /** Pages about what is kept on this device, beside them; they are of use only where scripts run. */
  deviceLinks?: readonly NavItem[];
  copyright: string;
  /** Replace the theme's, as long as they can be read: 4.5:1. */
  colours?: FooterColours | undefined;
  /** Stands in the open menu and wears its colours. */
  isMenu?: boolean;
  labels: { social: string; bottom: string; device?: string };
};
