import type { FooterProps } from '../shell/Footer/FooterProps';
import type { NavItem } from '../shell/NavItem';
import type { SocialLink } from '../shell/SocialLinks/SocialLinks';
import { navItem, storyLogo, storyMenus } from './storyMenus';
import { svgUri } from './svgUri';

const outside = { rel: 'nofollow noreferrer', target: '_blank', fullLoad: true } as const;

/** A link of a footer that leaves the network. */
export const outerItem = (name: string, href: string): NavItem => ({ ...navItem(name, href), ...outside });

const onNetwork = (network: string, name: string, href: string | null): SocialLink => ({
  ...navItem(name, href),
  ...outside,
  network,
});

export const storySocial: readonly SocialLink[] = [
  onNetwork('twitter', 'X (Twitter)', 'https://twitter.example/fca'),
  onNetwork('facebook', 'Facebook', 'https://facebook.example/fca'),
  onNetwork('instagram', 'Instagram', 'https://instagram.example/fca'),
  onNetwork('youtube', 'YouTube', 'https://youtube.example/fca'),
  onNetwork('linkedin', 'LinkedIn', 'https://linkedin.example/fca'),
];

/** Drawn like a partner's picture: a ground, a ball, a line of words. */
export const storyPartner = {
  src: svgUri(
    600,
    200,
    '<path fill="#123a2a" d="M0 0h600v200H0z"/><circle cx="110" cy="100" r="56" fill="none" stroke="#7ee2a8" stroke-width="10"/><path stroke="#7ee2a8" stroke-width="16" d="M210 76h330M210 122h220"/>',
  ),
  link: outerItem('Liga de Amigos, socio de la casa', 'https://socio.example/'),
};

const otherSiteMark =
  '<path fill="none" stroke="#fff" stroke-width="5" d="M4 26V4h14a6 6 0 0 1 0 12H4M34 4v22h16M62 4h18M71 4v22"/>';

export const storySite = {
  link: navItem('Planeta Fútbol', 'https://otro.example/'),
  logo: { src: svgUri(84, 28, otherSiteMark), width: 84, height: 28 },
};

const [, about, legal] = storyMenus.columns;

/** The main edition's footer, as a site without menus of its own has it. */
export const storyFooter = {
  logo: storyLogo,
  social: storySocial,
  columns: [
    about,
    {
      id: 'Fútbol',
      title: 'Fútbol',
      items: [
        navItem('Últimas noticias', '/ultimas-noticias'),
        navItem('Lo más visto', '/trending'),
        navItem('Resultados', '/resultados/futbol'),
      ],
    },
    { ...storyMenus.columns[0], id: 'Selecciones', title: 'Selecciones' },
    {
      id: 'Apuestas',
      title: 'Apuestas · 18+',
      items: [
        navItem('Guías', '/apuestas/guias'),
        navItem('Códigos', '/apuestas/codigos'),
        navItem('Reseñas', '/apuestas/resenas'),
        navItem('Principios de publicación', '/apuestas/principios-de-publicacion'),
      ],
    },
  ],
  compliance: {
    gambling: {
      mark: '18+',
      title: 'Juego responsable.',
      text: 'Apostar es solo para mayores de edad y puede causar adicción. Juega con moderación y, si deja de ser un juego, pide ayuda.',
    },
    affiliate: {
      title: 'Enlaces de afiliados.',
      text: 'FCA puede recibir una comisión cuando abres una cuenta desde nuestros enlaces. Esa comisión no cambia lo que pagas ni lo que opinamos.',
    },
  },
  bottomLinks: legal.items,
  contact: { text: 'Escríbenos:', email: 'contacto@fca.example' },
  copyright: '© Copyright 2025 FCA. Todos los derechos reservados. Un sitio del grupo.',
  labels: { social: 'Redes sociales', bottom: 'Legal' },
} as const satisfies FooterProps;
