import { competitions } from '@cancha/brands/competitions';
import { defaultBrandSettings } from '@cancha/brands/defaultBrandSettings';
import type { BrandConfig } from '@cancha/brands/BrandConfig';
import { spanishFront } from '@cancha/brands/spanishFront';
import { spanishMenus } from '@cancha/brands/spanishMenus';

const countries = [
  { name: 'Costa Rica', url: '/costarica' },
  { name: 'Honduras', url: '/honduras' },
  { name: 'Guatemala', url: '/guatemala' },
  { name: 'El Salvador', url: '/elsalvador' },
  { name: 'Panamá', url: '/panama' },
  { name: 'Nicaragua', url: '/nicaragua' },
];

const latest = { name: 'Últimas noticias', url: '/ultimas-noticias' };
/** As its tab is called by the specification. */
const trending = { name: 'Lo más visto', url: '/trending' };

export const brandConfig: BrandConfig = {
  name: 'Fútbol Centroamérica',
  shortName: 'FCA',
  tagline: 'Fútbol de Centroamérica y del Mundial 2026',
  description:
    'Noticias, resultados y tablas del fútbol de Costa Rica, Honduras, Guatemala, El Salvador, Panamá y Nicaragua.',
  logo: { file: 'logo.svg', width: 133, height: 28 },
  organisation: null,
  // The specification gives no URLs.
  social: ['facebook', 'instagram', 'youtube', 'twitter'].map((name) => ({ name, url: null })),
  contactEmail: 'contacto@fca.example',
  groupStatement: 'Un sitio del grupo.',
  zoneName: 'hora de Costa Rica',
  zoneShort: 'hora CR',
  settings: { ...defaultBrandSettings, pollTitle: 'La encuesta de FCA' },
  front: {
    ...spanishFront,
    table: {
      tournament: competitions.costaRica202425,
      table: 'Clausura',
      title: 'La tabla',
      heading: 'Costa Rica · Clausura 2025',
      rows: 6,
    },
    regions: { title: 'Centroamérica', sections: countries.map(({ url }) => url.slice(1)) },
    clubs: { title: 'Legionarios y ligas', sections: ['legionarios', 'ligas', 'concacaf'] },
    lists: [
      { title: 'Opinión', from: 'opinion' },
      {
        title: 'Actualizadas en la región',
        from: 'updated',
        categories: countries.map(({ url }) => url.slice(1)),
      },
      { title: 'Más de la Concacaf', from: 'posts', filter: { category: 'concacaf' } },
      { title: 'Quiénes escriben', from: 'contributors' },
    ],
  },
  afterStory: { subscription: true },
  fallbackMenus: {
    main: countries,
    hamburger: [
      { title: 'Selecciones', items: countries },
      { title: spanishMenus.sections.title, items: [latest, trending] },
      spanishMenus.betting,
      spanishMenus.about,
      spanishMenus.legal,
    ],
    tabs: [...spanishMenus.tabs.slice(0, 2), trending],
    about: [
      ...spanishMenus.about.items,
      { name: 'Escribe para nosotros', url: '/info/escribe-para-nosotros' },
    ],
    legal: spanishMenus.legal.items,
  },
};
