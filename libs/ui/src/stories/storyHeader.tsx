import type { ComponentProps, JSX } from 'react';
import { FlagPicker } from '../shell/FlagPicker/FlagPicker';
import type { HeaderProps } from '../shell/Header/HeaderProps';
import { Menu } from '../shell/Menu/Menu';
import { storyEditions } from './storyEditions';
import { menuLabels, storyMenu } from './storyMenu';
import { navItem, storyLogo, storyMenus } from './storyMenus';
import { svgUri } from './svgUri';

/** A header as most sites have it. */
export const storyHeader = {
  logo: storyLogo,
  items: storyMenus.main,
  tabs: storyMenus.tabs,
  menu: <Menu columns={storyMenu} labels={menuLabels} />,
  labels: { main: 'Principal', menu: 'Menú completo', openMenu: 'Abrir el menú', tabs: 'Secciones' },
} satisfies HeaderProps;

export const storyPicker = (
  <FlagPicker editions={storyEditions} labels={{ choose: 'Cambiar de edición', editions: 'Ediciones' }} />
);

export const storyButtons = {
  results: { href: '/resultados/futbol', text: 'Resultados' },
  trending: { href: '/trending', text: 'Lo más visto' },
  schedule: { href: 'https://resultados.example/agenda', text: 'Calendario', fullLoad: true },
} satisfies HeaderProps['buttons'];

/** A second mark, drawn: an anniversary. */
export const storySecondLogo = {
  src: svgUri(
    64,
    28,
    '<path fill="none" stroke="#fff" stroke-width="4" d="M3 10 12 4v20M30 4h-9v8c10-4 14 12 0 12M44 4h16M52 4v20"/>',
  ),
  width: 64,
  height: 28,
  href: '/aniversario',
  label: 'Quince años',
};

/** Square, as a club's badge is. */
export const storyMainLogo = {
  src: svgUri(36, 36, '<circle cx="18" cy="18" r="15" fill="none" stroke="#fff" stroke-width="5"/>'),
  width: 36,
  height: 36,
};

export const storyComments = { label: 'Comentarios', number: '3' };

export const storyHighlights = { label: 'Temas del momento', items: storyMenus.topics };

export const storyBetting = {
  label: 'Apuestas 18+',
  items: [
    navItem('Inicio', '/apuestas'),
    navItem('Guías', '/apuestas/guias', true),
    navItem('Códigos', '/apuestas/codigos'),
    navItem('Reseñas', '/apuestas/resenas'),
    navItem('Principios de publicación', '/apuestas/principios-de-publicacion'),
  ],
};

/** Where an ad will be. */
export function StoryAd({ children = 'Publicidad' }: ComponentProps<'span'>): JSX.Element {
  return (
    <span style={{ font: '13px var(--layout-textFont)', color: 'var(--palette-inkSoft)' }}>{children}</span>
  );
}

/** Every part of the header at once. */
export const everyPart = {
  secondaryLogo: storySecondLogo,
  buttons: storyButtons,
  picker: storyPicker,
  comments: storyComments,
  highlights: storyHighlights,
  betting: storyBetting,
  promo: { href: '/encuesta', text: 'Elige al mejor de la fecha y gana una camiseta' },
  stickyAd: { slot: <StoryAd /> },
} satisfies Partial<HeaderProps>;

const long = 'Independiente del Valle vs. Deportivo Saprissa';

/** Every part with names nobody planned for. */
export const longNames = {
  items: [navItem(long, '/a', true), navItem('Deportivo Saprissa', '/b'), ...storyMenus.main],
  tabs: [navItem('Últimas noticias de hoy', '/a'), navItem(long, '/b', true), navItem('Lo más visto', '/c')],
  buttons: {
    ...storyButtons,
    results: { href: '/r', text: 'Resultados, calendarios y posiciones' },
    trending: { href: '/t', text: 'Lo más visto de la semana' },
  },
  betting: { ...storyBetting, items: [navItem(long, '/c'), ...storyBetting.items] },
  promo: { href: '/p', text: 'El partido que nadie esperaba en la última fecha del campeonato. '.repeat(5) },
} satisfies Partial<HeaderProps>;
