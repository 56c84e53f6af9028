import { buildPath } from '@cancha/routing/buildPath';
import type { Crumb } from '@cancha/ui/block/Breadcrumbs/Breadcrumbs';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { ListContent } from './ListContent';

/** The way to a page of a list; from the second page on, by way of the first. */
export function listCrumbs(
  { name, page, addressOf, parent }: Pick<ListContent, 'name' | 'page' | 'addressOf' | 'parent'>,
  { site, t }: Pick<SiteContext, 'site' | 't'>,
): readonly Crumb[] {
  const isFirst = page <= 1;
  return [
    { name: t('breadcrumbs.home'), href: buildPath(site, 'home', {}) },
    ...(parent ? [parent] : []),
    { name, href: isFirst ? null : addressOf(1).on(site) },
    ...(isFirst ? [] : [{ name: t('list.page', { n: page }), href: null }]),
  ];
}
