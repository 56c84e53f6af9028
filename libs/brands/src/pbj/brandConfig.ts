import { defaultBrandSettings } from '@cancha/brands/defaultBrandSettings';
import type { BrandConfig } from '@cancha/brands/BrandConfig';
import { spanishMenus } from '@cancha/brands/spanishMenus';

const main = [
  { name: 'Reglas', url: '/reglas' },
  { name: 'Números', url: '/numeros' },
  { name: 'Historia', url: '/historia' },
  { name: 'Caribe', url: '/caribe' },
  { name: 'Opinión', url: '/opinion' },
];

export const brandConfig: BrandConfig = {
  name: 'PBJ',
  shortName: 'PBJ',
  tagline: 'Béisbol de las Grandes Ligas y del Caribe',
  description:
    'Béisbol en español: las reglas, los números y la historia de las Grandes Ligas y del Caribe, con la cuenta a la vista.',
  logo: { file: 'logo.svg', width: 61, height: 28 },
  organisation: null,
  social: [],
  contactEmail: 'contacto@pbj.example',
  groupStatement: 'Un sitio del grupo.',
  zoneName: 'hora del Este de EE. UU.',
  zoneShort: 'hora ET',
  settings: defaultBrandSettings,
  front: {
    strip: null,
    table: null,
    scorers: null,
    regions: { title: 'Por tema', sections: ['reglas', 'numeros', 'historia', 'caribe'] },
    spotlight: null,
    band: null,
    clubs: null,
  },
  fallbackMenus: {
    main,
    hamburger: [
      { title: 'Béisbol', items: main },
      spanishMenus.sections,
      spanishMenus.about,
      spanishMenus.legal,
    ],
    tabs: spanishMenus.tabsWithoutFootball,
    about: spanishMenus.about.items,
    legal: spanishMenus.legal.items,
  },
};
