import type { SiteContext } from '../context/SiteContext';
import { loadMenuSets, loadSectionSets } from './loadMenuSets';
import { markShell } from './markShell';
import type { MenuSets, SectionSets } from './MenuSets';
import type { Shell } from './Shell';
import { toShell } from './toShell';

type Kept = { menus: MenuSets | null; shell: Shell };

/** The same menus make the same shell; an answer belongs to one site, that of a section to one section. */
const shells = new WeakMap<MenuSets | SectionSets, Kept>();

/**
 * Menus of a site for the page at `path`; those of `section` where the page is a section's and it has its own. It
 * never fails: hardcoded menus stand in for a silent backend.
 */
export async function loadShell(context: SiteContext, path: string, section?: string): Promise<Shell> {
  const [menus, own] = await Promise.all([
    loadMenuSets(context),
    section ? loadSectionSets(context, section) : null,
  ]);
  return markShell(keepShell(menus, own, context), path, context.site);
}

function keepShell(menus: MenuSets | null, own: SectionSets | null, context: SiteContext): Shell {
  const owner = own ?? menus;
  const last = owner && shells.get(owner);
  if (last && last.menus === menus) return last.shell;

  const shell = toShell(menus, own, context);
  if (owner) shells.set(owner, { menus, shell });
  return shell;
}
