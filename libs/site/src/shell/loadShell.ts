import type { HighlightLink } from '@cancha/data-access/menus/HighlightLink';
import type { SiteContext } from '../context/SiteContext';
import { highlightItems } from './highlightItems';
import { headerTagsOf, loadHeaderTags } from './loadHeaderTags';
import { loadMenuSets, loadSectionSets } from './loadMenuSets';
import { markShell } from './markShell';
import type { MenuSets, SectionSets } from './MenuSets';
import type { Shell } from './Shell';
import { toShell } from './toShell';

type Kept = { menus: MenuSets | null; shell: Shell };

/** The same menus make the same shell; an answer belongs to one site, that of a section to one section. */
const shells = new WeakMap<MenuSets | SectionSets, Kept>();

type ShellOptions = {
  /** The section the page is the list of, which may have menus of its own. */
  section?: string | undefined;
  /** With the links of the moment. */
  highlights?: boolean;
};

/**
 * Menus of a site for the page at `path`. It never fails: hardcoded menus stand in for a silent backend, and there are
 * no links of the moment then.
 */
export async function loadShell(
  context: SiteContext,
  path: string,
  { section, highlights = false }: ShellOptions = {},
): Promise<Shell> {
  const [menus, own, called] = await Promise.all([
    loadMenuSets(context),
    section ? loadSectionSets(context, section) : null,
    highlights ? loadHeaderTags(context) : null,
  ]);
  const tags = highlights ? (called ?? headerTagsOf(menus, context)) : null;
  const shell = keepShell(menus, own, context);
  return markShell(tags ? keepHighlights(shell, tags, context) : shell, path, context.site);
}

function keepShell(menus: MenuSets | null, own: SectionSets | null, context: SiteContext): Shell {
  const owner = own ?? menus;
  const last = owner && shells.get(owner);
  if (last && last.menus === menus) return last.shell;

  const shell = toShell(menus, own, context);
  if (owner) shells.set(owner, { menus, shell });
  return shell;
}

type KeptHighlights = { tags: readonly HighlightLink[]; shell: Shell };

const highlighted = new WeakMap<Shell, KeptHighlights>();

function keepHighlights(bare: Shell, tags: readonly HighlightLink[], context: SiteContext): Shell {
  const last = highlighted.get(bare);
  if (last?.tags === tags) return last.shell;

  const shell = { ...bare, highlights: highlightItems(tags, context) };
  highlighted.set(bare, { tags, shell });
  return shell;
}
