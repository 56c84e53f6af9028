import type { SiteContext } from '../site/SiteContext';

/** True for a link into the betting section while such links are hidden: by the flag, which is exactly `true`, or by the brand. */
export function isBettingLink(
  url: string,
  { site, environment }: Pick<SiteContext, 'site' | 'environment'>,
): boolean {
  const hidden = environment.BETTING_LINKS_HIDDEN === 'true' || !site.capabilities.betting;
  const section = `${site.prefix}/${site.bettingCategory}`;
  return hidden && (url === section || url.startsWith(`${section}/`));
}
