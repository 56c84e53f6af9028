import { buildPath } from '@cancha/routing/buildPath';
import type { Crumb } from '@cancha/ui/block/Breadcrumbs/Breadcrumbs';
import type { SiteContext } from '../context/SiteContext';

/** The way to a screen right below the front page. */
export function screenCrumbs(name: string, { site, t }: Pick<SiteContext, 'site' | 't'>): readonly Crumb[] {
  return [
    { name: t('breadcrumbs.home'), href: buildPath(site, 'home', {}) },
    { name, href: null },
  ];
}
