import { buildPath } from '@cancha/routing/buildPath';
import type { Crumb } from '@cancha/ui/block/Breadcrumbs/Breadcrumbs';
import type { SiteContext } from '@cancha/site/context/SiteContext';

/** The way down from the front page over the results to a page below them. */
export function resultsCrumbs(
  below: readonly Crumb[],
  { site, t }: Pick<SiteContext, 'site' | 't'>,
): readonly Crumb[] {
  return [
    { name: t('breadcrumbs.home'), href: buildPath(site, 'home', {}) },
    { name: t('results.button'), href: buildPath(site, 'resultsHome', {}) },
    ...below,
  ];
}
