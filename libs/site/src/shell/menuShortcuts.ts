import { buildPath } from '@cancha/routing/buildPath';
import { hasPage } from '@cancha/routing/hasPage';
import type { MenuLink } from '@cancha/ui/shell/Menu/MenuEntry';
import type { SiteContext } from '../context/SiteContext';

/**
 * What most readers open the menu for, as far as the site has it. The header is shared by pages: none is marked. Words
 * alone: four drawings would weigh 230 bytes on every page.
 */
export function menuShortcuts({ site, t }: Pick<SiteContext, 'site' | 't'>): readonly MenuLink[] {
  const all = [
    { page: 'resultsHome', name: t('results.button') },
    { page: 'competitions', name: t('competitionIndex.short') },
    { page: 'myTeams', name: t('follow.title') },
    { page: 'saved', name: t('device.saved') },
  ] as const;
  return all
    .filter(({ page }) => hasPage(site, page))
    .map(({ page, name }) => ({
      ...{ id: page, name, href: buildPath(site, page, {}), current: false, fullLoad: false },
    }));
}
