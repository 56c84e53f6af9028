import type { FooterSettings } from '@cancha/brands/FooterSettings';
import type { FooterPicture, FooterProps } from '@cancha/ui/shell/Footer/FooterProps';
import type { NavItem } from '@cancha/ui/shell/NavItem';
import type { SiteContext } from '../context/SiteContext';
import { bettingAge } from '../betting/ageMark';
import { helpContacts } from '../betting/helpContacts';
import { cleanHtml } from '../text/cleanHtml';
import { brandFile } from '../assets/brandFiles';
import { siteLogo } from './siteLogo';
import { toNavItems } from './toNavItem';
import { toSocialLinks } from './toSocialLinks';

type FooterWords = Pick<FooterProps, 'columns' | 'bottomLinks' | 'deviceLinks' | 'copyright'>;

/** A site's footer: its links and what its brand says in it, after the rules for links and for HTML. */
export function toFooterProps(context: SiteContext, words: FooterWords): FooterProps {
  const { brandConfig, t } = context;
  const { type, hideLogo, wrapLinks, description, text, texts, styles } = brandConfig.footer ?? {};
  const email = brandConfig.contactEmail;
  return {
    ...words,
    type,
    logo: footerLogo(context),
    hideLogo: hideLogo ?? false,
    social: toSocialLinks(context),
    wrapLinks: wrapLinks ?? false,
    description,
    text,
    texts: (texts ?? []).map((html) => cleanHtml(html, context, { place: 'footer' })),
    contact: email ? { text: `${t('footer.contact')}:`, email } : undefined,
    ...otherParties(context),
    compliance: complianceOf(context),
    colours: styles,
    labels: {
      social: t('footer.social'),
      followUs: brandConfig.settings.followUs ?? undefined,
      bottom: t('footer.legal'),
      device: t('device.onThisDevice'),
    },
  };
}

function footerLogo(context: SiteContext): FooterProps['logo'] {
  const logo = siteLogo(context);
  const url = context.brandConfig.footer?.siteUrl;
  return { ...logo, href: (url && linkOf({ name: logo.label, url }, context).href) ?? logo.href };
}

/** The partner, the other site and the group: who else a footer names. */
function otherParties(context: SiteContext): Pick<FooterProps, 'partner' | 'site' | 'partOfGroup'> {
  const { partner, site, group }: FooterSettings = context.brandConfig.footer ?? {};
  const picture = (logo: FooterPictureFile | null): FooterPicture | null =>
    logo ? { src: fileOf(logo.file, context), width: logo.width, height: logo.height } : null;
  return {
    partner: partner && { src: fileOf(partner.file, context), link: linkOf(partner, context) },
    site: site && {
      link: linkOf(site, context),
      logo: picture(site.logo),
      ...(site.position ? { position: site.position } : {}),
    },
    partOfGroup: group && {
      label: context.t('footer.partOf'),
      group: linkOf(group, context),
      logo: picture(group.logo),
    },
  };
}

type FooterPictureFile = NonNullable<NonNullable<FooterSettings['site']>['logo']>;

function complianceOf(context: SiteContext): FooterProps['compliance'] {
  const { site, brandConfig, t } = context;
  if (!(brandConfig.footer?.compliance ?? site.capabilities.betting)) return undefined;
  return {
    gambling: {
      mark: t('footer.gamblingMark', bettingAge(site)),
      title: t('footer.gamblingTitle'),
      text: t('footer.gamblingText', bettingAge(site)),
      contacts: helpContacts(context),
    },
    affiliate: {
      title: t('footer.affiliateTitle'),
      text: t('footer.affiliateText', { brand: brandConfig.shortName }),
    },
  };
}

const fileOf = (file: string, { site, brandConfig }: SiteContext): string =>
  brandFile(site, brandConfig, file);

/** One link of the footer; as words only, where its address may not be followed. */
function linkOf(entry: { name: string; url: string }, context: SiteContext): NavItem {
  const [link] = toNavItems([entry], context, 'footer');
  return link ?? { id: '0', name: entry.name, href: null, current: false, fullLoad: false };
}
