import type { Article } from '@cancha/data-access/content/Article';
import { pageHead, type PageHead } from '@cancha/site/head/pageHead';
import { resourceAddress } from '@cancha/site/head/resourceAddress';
import { isBettingLink } from '@cancha/site/betting/isBettingLink';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { articleCanonical } from './articleCanonical';

type Placed = Pick<Article, 'canonical' | 'editions' | 'isInternal' | 'link' | 'url'>;

/** A plain path of the site. `askedFor` stands in for a link that is none. */
function linkOf({ link }: Placed, askedFor: string): string {
  return /^\/(?![\\/])/.test(link) ? link.replace(/[?#].*$/s, '') : askedFor;
}

/** The address the newsroom wants an article to be found under; `null` where it only repeats the article's own. */
function namedAddress({ canonical, url, isInternal }: Placed): string | null {
  // Where its own articles lie, the site knows better than a backend that may not know of prefixes.
  return isInternal && canonical === url ? null : canonical;
}

/**
 * What an article tells search engines. One that is to be found elsewhere names no other editions: they would be
 * editions of a page that is not listed.
 */
export function articleHead(article: Placed, askedFor: string, context: SiteContext): PageHead {
  const address = resourceAddress(linkOf(article, askedFor), { editions: article.editions });
  const head = pageHead(context, address, 'news');
  const own = address.on(context.site);
  const canonical = articleCanonical(namedAddress(article) ?? own, own, context);
  return canonical === own ? head : { ...head, alternates: { canonical } };
}

/**
 * Where search engines find an article on this site; `null` for one that is to be found elsewhere, that this edition
 * does not carry, or that links into betting would lead to while they are hidden.
 */
export function listedPath(article: Placed, context: SiteContext): string | null {
  const link = linkOf(article, '');
  const address = resourceAddress(link, { editions: article.editions });
  if (link === '' || !article.isInternal || !address.isOn(context.site)) return null;
  const own = address.on(context.site);
  const isListed = articleCanonical(namedAddress(article) ?? own, own, context) === own;
  return isListed && !isBettingLink(own, context) ? own : null;
}
