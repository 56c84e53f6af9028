import { defaultBrandSettings } from '@cancha/brands/defaultBrandSettings';
import type { BrandConfig } from '@cancha/brands/BrandConfig';
import { spanishMenus } from '@cancha/brands/spanishMenus';

const main = [
  { name: 'Reglas', url: '/reglas' },
  { name: 'Probabilidades', url: '/probabilidades' },
  { name: 'Historia', url: '/historia' },
  { name: 'Opinión', url: '/opinion' },
];

export const brandConfig: BrandConfig = {
  name: 'ANF',
  shortName: 'ANF',
  tagline: 'Póker: reglas, cuentas e historia',
  description:
    'Póker en español: reglas, probabilidades, torneos, historia y juego responsable, para mayores de edad.',
  logo: { file: 'logo.svg', width: 59, height: 28 },
  organisation: null,
  social: [],
  contactEmail: 'contacto@anf.example',
  groupStatement: 'Un sitio del grupo.',
  zoneName: 'hora del Este de EE. UU.',
  zoneShort: 'hora ET',
  settings: defaultBrandSettings,
  front: {
    strip: null,
    table: null,
    scorers: null,
    regions: { title: 'Por tema', sections: ['reglas', 'probabilidades', 'historia'] },
    spotlight: null,
    band: null,
    clubs: null,
  },
  fallbackMenus: {
    main,
    hamburger: [
      { title: 'Póker', items: main },
      spanishMenus.sections,
      spanishMenus.betting,
      spanishMenus.about,
      spanishMenus.legal,
    ],
    tabs: spanishMenus.tabsWithoutFootball,
    about: spanishMenus.about.items,
    legal: spanishMenus.legal.items,
  },
};
