import { bettingRuleOf } from '@cancha/brands/bettingRuleOf';
import type { Site } from '@cancha/brands/Site';

type Placed = Pick<Site, 'countryCode'>;

/** How old a reader has to be, for texts with `{age}`. */
export const bettingAge = (site: Placed): { age: number } => ({ age: bettingRuleOf(site).minimumAge });

/** An age mark as menus write it: "18+". */
const mark = /\b(?:18|21)\s?\+/g;

/** Editions in several countries share their menus, where the newsroom writes one mark: it becomes the site's own. */
export const withAgeMark = (text: string, site: Placed): string =>
  text.replace(mark, `${bettingAge(site).age}+`);
