import type { NavGroup, NavItem } from '../shell/NavItem';
import { svgUri } from './svgUri';

/** An entry of a menu; without an address it is text. */
export function navItem(name: string, href: string | null, current = false): NavItem {
  return { id: `${name}-${href}`, name, href, current, fullLoad: false };
}

const countries = [
  navItem('Costa Rica', '/costarica'),
  navItem('Honduras', '/honduras'),
  navItem('Guatemala', '/guatemala'),
  navItem('El Salvador', '/elsalvador'),
  navItem('Panamá', '/panama'),
  navItem('Nicaragua', '/nicaragua'),
];

const group = (title: string, items: readonly NavItem[]): NavGroup => ({ id: title, title, items });

const wordmark =
  '<path fill="none" stroke="#fff" stroke-width="5" d="M4 26V4h16M4 14h13M46 8c-3-3-6-4-9-4-7 0-11 5-11 11s4 11 11 11c3 0 6-1 9-4M52 26 62 4l10 22M56 19h12"/>';

/** A wordmark of the usual measure, in white: headers and footers are dark in every theme. */
export const storyLogo = {
  src: svgUri(133, 28, wordmark),
  width: 133,
  height: 28,
  href: '/',
  label: 'FCA, portada',
};

export const storyMenus = {
  main: [...countries, navItem('Mundial 2026', '/mundial-2026')],
  tabs: [
    navItem('Noticias', '/', true),
    navItem('Últimas', '/ultimas-noticias'),
    navItem('Lo más visto', '/trending'),
  ],
  columns: [
    group('Selecciones', countries),
    group('Nosotros', [navItem('Quiénes somos', '/quienes-somos'), navItem('Staff', '/info/staff')]),
    group('Legal', [
      navItem('Privacidad', '/info/privacidad'),
      navItem('Términos y condiciones', '/info/terminos-y-condiciones'),
      navItem('Opciones de anuncios', '/info/ad-choices'),
    ]),
  ],
  topics: [
    navItem('Mundial 2026', '/tema/mundial-2026'),
    navItem('España', '/tema/espana'),
    navItem('Lionel Messi', '/tema/lionel-messi'),
    navItem('Erling Haaland', '/tema/erling-haaland'),
    navItem('Liga de Costa Rica', '/tema/liga-de-costa-rica'),
    navItem('Copa Centroamericana', '/tema/copa-centroamericana'),
  ],
} as const satisfies Record<string, readonly (NavItem | NavGroup)[]>;
