import type { BrandConfig } from '@cancha/brands/BrandConfig';

const countries = ['costarica', 'honduras', 'guatemala', 'elsalvador', 'panama', 'nicaragua'];
const worldCup = '3yhz745q8wvowfs2ns8tg3a6';

/** A brand of the tests' own: those of the network belong to their apps. */
export const aBrandConfig: BrandConfig = {
  name: 'Fútbol Centroamérica',
  shortName: 'FCA',
  tagline: 'Fútbol de Centroamérica y del Mundial 2026',
  description: 'Noticias, resultados y tablas.',
  logo: { file: 'logo.svg', width: 133, height: 28 },
  organisation: null,
  social: [],
  contactEmail: null,
  groupStatement: 'Un sitio del grupo.',
  zoneName: 'hora de Costa Rica',
  zoneShort: 'hora CR',
  settings: {
    pollTitle: null,
    headerResultsBtn: null,
    whatsappChannelLink: null,
    mostReadTitle: null,
    followUs: null,
    betOfTheDayTitleText: null,
  },
  front: {
    strip: { tournament: worldCup, title: 'Mundial 2026' },
    table: {
      tournament: '6ga1fmjm1cx0lwtv9mm5llvy',
      table: 'Clausura',
      title: 'La tabla',
      heading: 'Costa Rica · Clausura 2025',
      rows: 6,
    },
    scorers: { tournament: worldCup, title: 'Goleadores del Mundial', rows: 5 },
    regions: { title: 'Centroamérica', sections: countries },
    spotlight: { title: 'Mundial 2026', sections: ['mundial-2026'], path: '/mundial-2026' },
    band: { title: 'El Mundial, partido a partido', sections: ['mundial-2026'] },
    clubs: { title: 'Legionarios y ligas', sections: ['legionarios', 'ligas', 'concacaf'] },
  },
  fallbackMenus: {
    main: [
      { name: 'Costa Rica', url: '/costarica' },
      { name: 'Nicaragua', url: '/nicaragua' },
    ],
    hamburger: [
      { title: 'Selecciones', items: [{ name: 'Costa Rica', url: '/costarica' }] },
      { title: 'Nosotros', items: [{ name: 'Quiénes somos', url: '/quienes-somos' }] },
      { title: 'Legal', items: [{ name: 'Privacidad', url: '/info/privacidad' }] },
    ],
    tabs: [
      { name: 'Noticias', url: '/' },
      { name: 'Últimas', url: '/ultimas-noticias' },
      { name: 'Lo más visto', url: '/trending' },
    ],
    about: [{ name: 'Quiénes somos', url: '/quienes-somos' }],
    legal: [{ name: 'Privacidad', url: '/info/privacidad' }],
  },
};
