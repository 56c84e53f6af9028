import type { OperatorLink } from '@cancha/data-access/betting/Promotion';
import { toLink } from '@cancha/routing/toLink';
import type { BettingLink } from '@cancha/ui/betting/PickCard/PickCard';
import type { SiteContext } from '@cancha/site/context/SiteContext';

/** Of a link that pays: engines leave it alone, and the operator cannot reach back to the page. */
const paidRel = 'sponsored nofollow noopener';

type Linked = Pick<SiteContext, 'site' | 'networkHosts'>;

/**
 * A link of the betting section after the site's rules; only one that is marked as paid for is `sponsored`. `null` for
 * an address that is none.
 */
export function toBettingLink(
  { href, affiliate }: OperatorLink,
  text: string,
  { site, networkHosts }: Linked,
): (BettingLink & { paid: boolean }) | null {
  const link = toLink(href, { site, networkHosts, place: 'body', sponsored: affiliate });
  if (!('href' in link)) return null;
  if (link.kind !== 'external') return { href: link.href, text, rel: undefined, paid: false };
  return { href: link.href, text, rel: affiliate ? paidRel : link.rel, paid: affiliate };
}
