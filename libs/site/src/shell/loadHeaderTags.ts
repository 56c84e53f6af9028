import { getHeaderTags } from '@cancha/data-access/menus/getHeaderTags';
import type { HighlightLink } from '@cancha/data-access/menus/HighlightLink';
import type { MenuItem } from '@cancha/data-access/menus/MenuItem';
import { menuToHighlightLinks } from '@cancha/data-access/menus/toHighlightLinks';
import { orNull } from '../context/orNull';
import type { SiteContext } from '../context/SiteContext';
import type { MenuSets } from './MenuSets';

/** The links of the moment by their own call; `null` when it fails, and where it is switched off. */
export async function loadHeaderTags({
  apis,
  site,
  environment,
}: SiteContext): Promise<readonly HighlightLink[] | null> {
  const { HEADER_TAGS_API: from } = environment;
  if (from === 'menu') return null;
  const own = from === 'content' ? {} : { url: from.replaceAll('{site}', encodeURIComponent(site.siteCode)) };
  return orNull(getHeaderTags(apis.content, { site: site.siteCode, ...own }));
}

const known = new WeakMap<readonly MenuItem[], readonly HighlightLink[]>();

/** Those of the menu call, where the other call is switched off. The same menus make the same links. */
export function headerTagsOf(
  menus: MenuSets | null,
  { environment }: SiteContext,
): readonly HighlightLink[] | null {
  const items = environment.HEADER_TAGS_API === 'menu' ? menus?.['header-tags'] : null;
  if (!items) return null;
  let links = known.get(items);
  if (!links) {
    links = menuToHighlightLinks(items);
    known.set(items, links);
  }
  return links;
}
