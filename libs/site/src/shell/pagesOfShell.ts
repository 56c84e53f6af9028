import type { Site } from '@cancha/brands/Site';
import { comparablePath } from '@cancha/routing/comparablePath';
import type { NavItem } from '@cancha/ui/shell/NavItem';
import type { Shell } from './Shell';

const known = new WeakMap<Shell, ReadonlySet<string | null>>();

/** Every page that an entry of the menus leads to, as `comparablePath` spells it. A shell belongs to one site. */
export function pagesOfShell(shell: Shell, site: Site): ReadonlySet<string | null> {
  let pages = known.get(shell);
  if (!pages) {
    pages = new Set(entriesOf(shell).map(({ href }) => href && comparablePath(site, href)));
    known.set(shell, pages);
  }
  return pages;
}

function entriesOf({
  main,
  menu,
  betting,
  tabs,
  highlights,
  footer,
}: Shell): readonly Pick<NavItem, 'href'>[] {
  const rows = menu.flatMap(({ rows }) => rows);
  return [
    ...[main, rows, betting, tabs, highlights, footer.legal].flat(),
    ...rows.flatMap(({ submenuItems }) => submenuItems ?? []),
    ...footer.columns.flatMap(({ items }) => items),
  ];
}
