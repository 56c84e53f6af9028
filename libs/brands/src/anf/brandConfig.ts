import { defaultBrandSettings } from '@cancha/brands/defaultBrandSettings';
import type { BrandConfig } from '@cancha/brands/BrandConfig';
import { spanishMenus } from '@cancha/brands/spanishMenus';

const main = [
  { name: 'Estados Unidos', url: '/estados-unidos' },
  { name: 'México', url: '/mexico' },
  { name: 'Argentina', url: '/argentina' },
  { name: 'Brasil', url: '/brasil' },
];

export const brandConfig: BrandConfig = {
  name: 'ANF',
  shortName: 'ANF',
  tagline: 'Póker: mesas, torneos y estrategia',
  description: 'Póker en español: torneos, mesas, estrategia y juego responsable para lectores de América.',
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
    regions: { title: 'Por país', sections: ['estados-unidos', 'mexico', 'argentina', 'brasil'] },
    spotlight: null,
    band: null,
    clubs: null,
  },
  fallbackMenus: {
    main,
    hamburger: [
      { title: 'Países', items: main },
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
