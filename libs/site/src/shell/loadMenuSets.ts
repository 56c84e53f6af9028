import type { MenuItem } from '@cancha/data-access/menus/MenuItem';
import { getMenus } from '@cancha/data-access/menus/getMenus';
import { orNull } from '../context/orNull';
import type { SiteContext } from '../context/SiteContext';
import { isBettingLink } from '../betting/isBettingLink';
import { menuSetNames, sectionSetNames, type MenuSets, type SectionSets } from './MenuSets';

/** 403 is how the backend says that it has no menus for us. */
const quiet = [403];

/** The sets of a site; `null` when they cannot be had. */
export function loadMenuSets({ apis, site }: SiteContext): Promise<MenuSets | null> {
  return orNull(getMenus(apis.content, { site: site.siteCode, names: menuSetNames }), { quiet });
}

type Answer = Readonly<Record<string, readonly MenuItem[] | null>>;

/** The same answer makes the same sets, so that what is made of them can be kept. */
const known = new WeakMap<Answer, SectionSets | null>();

/**
 * The sets that a section has for itself; `null` when it has none, when they cannot be had, and for the betting
 * section while links into it are hidden, of whose menus nothing would be left.
 */
export async function loadSectionSets(context: SiteContext, section: string): Promise<SectionSets | null> {
  const { apis, site } = context;
  if (isBettingLink(`${site.prefix}/${section}`, context)) return null;
  const names = sectionSetNames.map((name) => `${name} ${section}`);
  const answer: Answer | null = await orNull(getMenus(apis.content, { site: site.siteCode, names }), {
    quiet,
  });
  if (!answer) return null;
  const before = known.get(answer);
  if (before !== undefined) return before;

  const own = (name: (typeof sectionSetNames)[number]) => answer[`${name} ${section}`] ?? null;
  const sets = {
    'main web-desktop': own('main web-desktop'),
    'hamburger web-desktop': own('hamburger web-desktop'),
    'web-mobile': own('web-mobile'),
  };
  const kept = Object.values(sets).some((set) => set !== null) ? sets : null;
  known.set(answer, kept);
  return kept;
}
