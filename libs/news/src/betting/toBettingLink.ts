import type { OperatorLink } from '@cancha/data-access/betting/Promotion';
import { toLink } from '@cancha/routing/toLink';
import type { BettingLink } from '@cancha/ui/betting/PickCard/PickCard';
import type { SiteContext } from '@cancha/site/context/SiteContext';

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
  const rel = link.kind === 'external' ? link.rel : undefined;
  return { href: link.href, text, rel, paid: affiliate && link.kind === 'external' };
}
