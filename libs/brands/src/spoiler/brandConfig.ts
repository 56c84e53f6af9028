import { defaultBrandSettings } from '@cancha/brands/defaultBrandSettings';
import type { BrandConfig } from '@cancha/brands/BrandConfig';
import { spanishFootballMenus } from '@cancha/brands/spanishFootballMenus';
import { spanishFront } from '@cancha/brands/spanishFront';
import { worldCupGroup } from '@cancha/brands/worldCupGroup';

export const brandConfig: BrandConfig = {
  name: 'Spoiler',
  shortName: 'Spoiler',
  tagline: 'Lo que mañana se va a comentar del fútbol',
  description:
    'Lo que mañana se va a comentar: el Mundial 2026, las selecciones de América y la Libertadores, con resultados y tablas.',
  logo: { file: 'logo.svg', width: 89, height: 28 },
  organisation: null,
  social: [],
  contactEmail: 'contacto@spoiler.example',
  groupStatement: 'Un sitio del grupo.',
  zoneName: 'hora de Argentina',
  zoneShort: 'hora ARG',
  settings: defaultBrandSettings,
  front: {
    ...spanishFront,
    table: worldCupGroup('J'),
    regions: {
      title: 'Dentro y fuera de la cancha',
      sections: ['argentina', 'brasil', 'mexico', 'colombia'],
    },
    clubs: { title: 'Copa América y Libertadores', sections: ['copa-america', 'libertadores'] },
  },
  fallbackMenus: spanishFootballMenus([
    { name: 'Mundial 2026', url: '/mundial-2026' },
    { name: 'Argentina', url: '/argentina' },
    { name: 'Brasil', url: '/brasil' },
    { name: 'México', url: '/mexico' },
    { name: 'Colombia', url: '/colombia' },
    { name: 'Libertadores', url: '/libertadores' },
  ]),
};
