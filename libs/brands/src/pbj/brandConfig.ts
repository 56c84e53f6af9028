import { defaultBrandSettings } from '@cancha/brands/defaultBrandSettings';
import type { BrandConfig } from '@cancha/brands/BrandConfig';
import { spanishMenus } from '@cancha/brands/spanishMenus';

const main = [
  { name: 'Estados Unidos', url: '/estados-unidos' },
  { name: 'México', url: '/mexico' },
  { name: 'Colombia', url: '/colombia' },
];

export const brandConfig: BrandConfig = {
  name: 'PBJ',
  shortName: 'PBJ',
  tagline: 'Béisbol de las Grandes Ligas y del Caribe',
  description:
    'Béisbol en español: las Grandes Ligas, el Caribe y sus peloteros, contados con la hora del Este.',
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
    regions: { title: 'Por país', sections: ['estados-unidos', 'mexico', 'colombia'] },
    spotlight: null,
    band: null,
    clubs: null,
  },
  fallbackMenus: {
    main,
    hamburger: [
      { title: 'Países', items: main },
      spanishMenus.sections,
      spanishMenus.about,
      spanishMenus.legal,
    ],
    tabs: spanishMenus.tabsWithoutFootball,
    about: spanishMenus.about.items,
    legal: spanishMenus.legal.items,
  },
};
