import { toLink } from '@cancha/routing/toLink';
import type { HeaderButton } from '@cancha/ui/shell/Header/HeaderLink';
import type { SiteContext } from '../context/SiteContext';

/** A button to an address that a brand names; none where the address is not one to lead a reader to. */
export function toHeaderButton(
  url: string | undefined,
  text: string,
  { site, networkHosts }: SiteContext,
): HeaderButton | undefined {
  const link = toLink(url ?? '', { site, networkHosts, place: 'body' });
  if (!('href' in link)) return undefined;
  return {
    href: link.href,
    text,
    fullLoad: link.kind !== 'internal',
    ...(link.kind === 'external' ? { rel: link.rel } : {}),
  };
}
