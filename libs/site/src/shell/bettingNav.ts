import type { Site } from '@cancha/brands/Site';
import type { BettingNavProps } from '@cancha/ui/shell/BettingNav/BettingNav';
import { bettingAge } from '../betting/ageMark';
import type { SiteContext } from '../context/SiteContext';
import { isWithin } from './isWithin';
import type { Shell } from './Shell';

/** Whether the page at `path` is one of the site's betting section. */
export function isBettingPage({ prefix, bettingCategory }: Site, path: string): boolean {
  return isWithin(`${prefix}/${bettingCategory}`, path) !== null;
}

/** The secondary navigation of a betting page: none elsewhere, where there is no betting or its links are hidden. */
export function bettingNav(
  { site, t }: SiteContext,
  { betting }: Pick<Shell, 'betting'>,
  path: string,
): BettingNavProps | undefined {
  if (betting.length === 0 || !isBettingPage(site, path)) return undefined;
  return { label: t('header.betting', bettingAge(site)), items: betting };
}
