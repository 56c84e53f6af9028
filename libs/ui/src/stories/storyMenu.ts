import type { MenuColumn, MenuEntry, MenuLink } from '../shell/Menu/MenuEntry';
import { navItem } from './storyMenus';

export const menuLabels = { menu: 'Menú completo', submenu: 'Submenú' };

/** A group of the menu; one with an address leads somewhere itself. */
export const menuGroup = (
  name: string,
  submenuItems: readonly MenuLink[],
  href: string | null = null,
): MenuEntry => ({ ...navItem(name, href), submenuItems });

/** Columns with these rows, one list a column. */
export const menuColumns = (...columns: (readonly MenuEntry[])[]): MenuColumn[] =>
  columns.map((rows, i) => ({ id: String(i), rows: rows.map((row, n) => ({ ...row, id: String(n) })) }));

export const storyMenuGroups = {
  nations: menuGroup('Selecciones', [
    navItem('Costa Rica', '/costarica'),
    navItem('Honduras', '/honduras'),
    navItem('Guatemala', '/guatemala'),
    navItem('El Salvador', '/elsalvador'),
    navItem('Panamá', '/panama'),
    navItem('Nicaragua', '/nicaragua'),
  ]),
  tournaments: menuGroup(
    'Torneos',
    [
      navItem('Nations League', '/tema/nations-league'),
      navItem('Copa Oro', '/tema/copa-oro'),
      navItem('Eliminatorias', '/tema/eliminatorias-concacaf'),
      navItem('Copa Centroamericana', '/tema/copa-centroamericana'),
    ],
    '/mundial-2026',
  ),
  betting: menuGroup('Apuestas · 18+', [
    navItem('Guías', '/apuestas/guias'),
    navItem('Códigos', '/apuestas/codigos'),
    navItem('Reseñas', '/apuestas/resenas'),
  ]),
};

export const storyMenu = menuColumns(
  [
    navItem('Últimas noticias', '/ultimas-noticias'),
    navItem('Lo más visto', '/trending'),
    navItem('Legionarios', '/legionarios'),
  ],
  [storyMenuGroups.nations],
  [storyMenuGroups.tournaments],
  [storyMenuGroups.betting],
);
