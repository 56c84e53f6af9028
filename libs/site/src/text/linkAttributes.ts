import { toLink, type LinkPlace } from '@cancha/routing/toLink';
import type { Attributes } from 'sanitize-html';
import type { SiteContext } from '../context/SiteContext';
import { isBettingLink } from '../betting/isBettingLink';

/** What the links in a text depend on. */
export type Linked = Pick<SiteContext, 'site' | 'networkHosts' | 'environment'>;

/**
 * Attributes of a link in a text, after the site's link rules; `null` where its words stay without one. Of what the
 * newsroom says of its own links one thing counts: that somebody paid for one.
 */
export function linkAttributes(given: Attributes, context: Linked, place: LinkPlace): Attributes | null {
  const { site, networkHosts } = context;
  const sponsored = /\bsponsored\b/i.test(given['rel'] ?? '');
  const link = toLink(given['href'] ?? '', { site, networkHosts, place, sponsored });
  if (!('href' in link) || isBettingLink(link.href, context)) return null;
  if (link.kind !== 'external') return { href: link.href };
  const { href, rel, target, referrerPolicy } = link;
  return {
    ...{ href, rel },
    ...(target ? { target } : {}),
    ...(referrerPolicy ? { referrerpolicy: referrerPolicy } : {}),
  };
}
