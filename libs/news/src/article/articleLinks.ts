import type { ArticleLink } from '@cancha/data-access/content/Article';
import { toLink } from '@cancha/routing/toLink';
import { isBettingLink } from '@cancha/site/betting/isBettingLink';
import type { SiteContext } from '@cancha/site/context/SiteContext';

/** By what two addresses on a page are the same page: of this site, whatever follows the path. */
export const pageKey = (href: string): string => href.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '');

export type StoryLink = {
  readonly id: string;
  readonly title: string;
  readonly href: string;
  readonly rel?: string;
};

/**
 * Links of the newsroom as a page shows them: after the link rules, none twice, none that is on the page already, none
 * that leads nowhere. Article and answer name them under several names; all come through here.
 * @param taken keys of the pages that are there; those of the links are added
 */
export function articleLinks(
  links: readonly ArticleLink[],
  taken: Set<string>,
  context: Pick<SiteContext, 'site' | 'networkHosts' | 'environment'>,
): StoryLink[] {
  const { site, networkHosts } = context;
  return links.flatMap(({ title, url }) => {
    const link = toLink(url, { site, networkHosts, place: 'body' });
    if (!('href' in link) || isBettingLink(link.href, context)) return [];
    const key = pageKey(link.href);
    if (taken.has(key)) return [];
    taken.add(key);
    const { href } = link;
    return [{ id: key, title, href, ...(link.kind === 'external' ? { rel: link.rel } : {}) }];
  });
}
