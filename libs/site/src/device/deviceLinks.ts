import { buildPath } from '@cancha/routing/buildPath';
import type { NavItem } from '@cancha/ui/shell/NavItem';
import { managerOfSite } from '../consent/consentRules';
import type { SiteContext } from '../context/SiteContext';

const pages = ['saved', 'preferences', 'privacyChoices'] as const;

/** The way to the pages about what is kept on this device. The footer is shared by all pages: none is marked. */
export function deviceLinks(context: Pick<SiteContext, 'site' | 't' | 'brandConfig'>): NavItem[] {
  const { site, t } = context;
  const links = pages.map((page) => ({
    id: page,
    name: page === 'privacyChoices' ? t('consent.settings') : t(`device.${page}`),
    href: buildPath(site, page, {}),
    current: false,
    fullLoad: false,
    ...(page === 'saved' ? {} : { opens: page }),
  }));
  if (!managerOfSite(context)?.settings) return links;
  // The entry of the choices opens the manager's: the receipt is ours, and has its own.
  const href = buildPath(site, 'privacyChoices', {});
  return [...links, { id: 'receipt', name: t('consent.receipt'), href, current: false, fullLoad: false }];
}
