import type { SubmenuItem } from '@cancha/data-access/menus/MenuItem';
import { hasPage } from '@cancha/routing/hasPage';
import { matchPath } from '@cancha/routing/matchPath';
import { toLink, type LinkPlace } from '@cancha/routing/toLink';
import type { NavItem } from '@cancha/ui/shell/NavItem';
import { withAgeMark } from '../betting/ageMark';
import type { SiteContext } from '../context/SiteContext';
import { isBettingLink } from '../betting/isBettingLink';

type Entry = Pick<SubmenuItem, 'name' | 'url'> &
  Partial<Pick<SubmenuItem, 'target' | 'redirect'>> & { title?: string };

/**
 * Menu entries as links that follow the site's rules, none of them marked yet; those to betting are gone where it is
 * switched off, and those to pages that the site does not have.
 */
export function toNavItems(
  entries: readonly Entry[],
  context: SiteContext,
  place: LinkPlace = 'body',
): NavItem[] {
  return entries
    .map((entry, i) => toNavItem(entry, String(i), context, place))
    .filter(({ href }) => href === null || !(isBettingLink(href, context) || isMissing(href, context)));
}

/** An edition shares its parent's menus: what the parent has and it has not is no entry of its own. */
function isMissing(href: string, { site }: SiteContext): boolean {
  const [path = ''] = href.split(/[?#]/);
  const { capabilities: _its, ownPages: _own, ...anySite } = site;
  const page = path.startsWith('/') ? matchPath(anySite, path) : null;
  return page !== null && !hasPage(site, page.name);
}

function toNavItem(entry: Entry, id: string, { site, networkHosts }: SiteContext, place: LinkPlace): NavItem {
  const link = toLink(entry.url, { site, networkHosts, place });
  const href = 'href' in link ? link.href : null;
  const newTab = link.kind === 'external' && (place === 'footer' || entry.target === '_blank');
  return {
    id,
    name: withAgeMark(entry.name, site),
    ...(entry.title ? { title: withAgeMark(entry.title, site) } : {}),
    href,
    current: false,
    fullLoad: link.kind !== 'internal' || entry.redirect === true,
    rel: link.kind === 'external' ? link.rel : undefined,
    target: newTab ? '_blank' : undefined,
    referrerPolicy: link.kind === 'external' ? link.referrerPolicy : undefined,
  };
}
