import { getMenus } from '@cancha/data-access/menus/getMenus';
import type { NavItem } from '@cancha/ui/shell/NavItem';
import { toNavItems } from '@cancha/site/shell/toNavItem';
import { orNull } from '@cancha/site/context/orNull';
import type { SiteContext } from '@cancha/site/context/SiteContext';

/** The menu that AMP pages have for themselves; the brand's own stands in while it cannot be had. */
export async function loadAmpMenu(context: SiteContext): Promise<NavItem[]> {
  const { apis, site, brandConfig } = context;
  // 403 is how the backend says that it has no menus for us.
  const sets = await orNull(getMenus(apis.content, { site: site.siteCode, names: ['amp'] }), {
    quiet: [403],
  });
  const items = toNavItems(sets?.amp ?? brandConfig.fallbackMenus.main, context);
  return items.filter(({ href }) => href !== null);
}
