import type { SocialLink } from '@cancha/ui/shell/SocialLinks/SocialLinks';
import type { SiteContext } from '../context/SiteContext';
import { toNavItems } from './toNavItem';

/** Networks as they write themselves, the same in every language. */
const names: ReadonlyMap<string, string> = new Map([
  ['twitter', 'X (Twitter)'],
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['youtube', 'YouTube'],
  ['linkedin', 'LinkedIn'],
]);

/** A brand's pages on social networks. One without an address is named, and leads nowhere. */
export function toSocialLinks(context: SiteContext): SocialLink[] {
  return context.brandConfig.social.flatMap(({ name, url }, i) => {
    const network = name.trim().toLowerCase();
    const [item] = toNavItems([{ name: names.get(network) ?? name, url: url ?? '' }], context, 'footer');
    return item ? [{ ...item, id: String(i), network }] : [];
  });
}
