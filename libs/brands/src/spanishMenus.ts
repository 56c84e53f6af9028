import type { FallbackMenuGroup, FallbackMenuItem } from './BrandConfig';

const news: FallbackMenuItem = { name: 'Noticias', url: '/' };
const latest: FallbackMenuItem = { name: 'Últimas', url: '/ultimas-noticias' };
const trending: FallbackMenuItem = { name: 'Lo más leído', url: '/trending' };

/** Shared parts of Spanish menus. */
export const spanishMenus = {
  tabs: [news, { name: 'Resultados', url: '/resultados/futbol' }, trending],
  tabsWithoutFootball: [news, latest, trending],
  sections: {
    title: 'Secciones',
    items: [{ name: 'Últimas noticias', url: '/ultimas-noticias' }, trending],
  },
  betting: {
    title: 'Apuestas · 18+',
    items: [
      { name: 'Inicio', url: '/apuestas' },
      { name: 'Guías', url: '/apuestas/guias' },
      { name: 'Códigos', url: '/apuestas/codigos' },
      { name: 'Reseñas', url: '/apuestas/resenas' },
      { name: 'Principios de publicación', url: '/apuestas/principios-de-publicacion' },
    ],
  },
  about: {
    title: 'Nosotros',
    items: [
      { name: 'Quiénes somos', url: '/quienes-somos' },
      { name: 'Redacción', url: '/info/staff' },
      { name: 'Contacto', url: '/info/contacto' },
    ],
  },
  legal: {
    title: 'Legal',
    items: [
      { name: 'Privacidad', url: '/info/privacidad' },
      { name: 'Términos y condiciones', url: '/info/terminos-y-condiciones' },
      { name: 'Política editorial', url: '/politica-editorial' },
      { name: 'Opciones de anuncios', url: '/info/ad-choices' },
    ],
  },
} as const satisfies Record<string, FallbackMenuGroup | readonly FallbackMenuItem[]>;
