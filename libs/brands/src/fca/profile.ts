import type { Profile } from '../Profile';

const countries = [
  { name: 'Costa Rica', url: '/costarica' },
  { name: 'Honduras', url: '/honduras' },
  { name: 'Guatemala', url: '/guatemala' },
  { name: 'El Salvador', url: '/elsalvador' },
  { name: 'Panamá', url: '/panama' },
  { name: 'Nicaragua', url: '/nicaragua' },
];

const about = [
  { name: 'Quiénes somos', url: '/quienes-somos' },
  { name: 'Staff', url: '/info/staff' },
  { name: 'Contacto', url: '/info/contacto' },
];

const legal = [
  { name: 'Privacidad', url: '/info/privacidad' },
  { name: 'Términos y condiciones', url: '/info/terminos-y-condiciones' },
  { name: 'Política editorial', url: '/politica-editorial' },
  { name: 'Opciones de anuncios', url: '/info/ad-choices' },
];

export const profile: Profile = {
  name: 'Fútbol Centroamérica',
  shortName: 'FCA',
  tagline: 'Fútbol de Centroamérica y del Mundial 2026',
  description:
    'Noticias, resultados y tablas del fútbol de Costa Rica, Honduras, Guatemala, El Salvador, Panamá y Nicaragua.',
  logo: { file: 'logo.svg', width: 133, height: 28 },
  organisation: null,
  social: [],
  contactEmail: 'contacto@fca.example',
  groupStatement: 'Un sitio del grupo.',
  zoneName: 'hora de Costa Rica',
  zoneShort: 'hora CR',
  featured: {
    strip: { tournament: '3yhz745q8wvowfs2ns8tg3a6', title: 'Mundial 2026' },
    table: {
      tournament: '6ga1fmjm1cx0lwtv9mm5llvy',
      table: 'Clausura',
      title: 'La tabla',
      heading: 'Costa Rica · Clausura 2025',
      rows: 6,
    },
    scorers: { tournament: '3yhz745q8wvowfs2ns8tg3a6', title: 'Goleadores del Mundial', rows: 5 },
  },
  fallbackMenus: {
    main: countries,
    hamburger: [
      { title: 'Selecciones', items: countries },
      { title: 'Nosotros', items: about },
      { title: 'Legal', items: legal },
    ],
    tabs: [
      { name: 'Noticias', url: '/' },
      { name: 'Últimas', url: '/ultimas-noticias' },
      { name: 'Lo más visto', url: '/trending' },
    ],
    about,
    legal,
  },
};
