import { buildPath } from '@cancha/routing/buildPath';
import { hasPage } from '@cancha/routing/hasPage';
import type { MenuLink } from '@cancha/ui/shell/Menu/MenuEntry';
import type { SiteContext } from '../context/SiteContext';

/** What most readers open the menu for, as far as the site has it. The header is shared by pages: none is marked. */
export function menuShortcuts({ site, t }: Pick<SiteContext, 'site' | 't'>): readonly MenuLink[] {
  const all = [
    { page: 'resultsHome', name: t('results.button'), icon: 'ball' },
    { page: 'competitions', name: t('competitionIndex.short'), icon: 'cup' },
    { page: 'myTeams', name: t('follow.title'), icon: 'star' },
    { page: 'saved', name: t('device.saved'), icon: 'bookmark' },
  ] as const;
  return all
    .filter(({ page }) => hasPage(site, page))
    .map(({ page, ...link }) => ({
      ...link,
      ...{ id: page, href: buildPath(site, page, {}), current: false, fullLoad: false },
    }));
}
