import { buildPath } from '@cancha/routing/buildPath';
import type { NavItem } from '@cancha/ui/shell/NavItem';
import type { SiteContext } from '../context/SiteContext';

const pages = ['saved', 'preferences'] as const;

/** The way to the pages about what is kept on this device. The footer is shared by all pages: none is marked. */
export function deviceLinks({ site, t }: Pick<SiteContext, 'site' | 't'>): NavItem[] {
  return pages.map((page) => ({
    id: page,
    name: t(`device.${page}`),
    href: buildPath(site, page, {}),
    current: false,
    fullLoad: false,
    ...(page === 'preferences' ? { opens: page } : {}),
  }));
}
