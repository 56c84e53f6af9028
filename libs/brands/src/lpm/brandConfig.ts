import { defaultBrandSettings } from '@cancha/brands/defaultBrandSettings';
import type { BrandConfig } from '@cancha/brands/BrandConfig';
import { spanishFootballMenus } from '@cancha/brands/spanishFootballMenus';
import { spanishFront } from '@cancha/brands/spanishFront';
import { worldCupGroup } from '@cancha/brands/worldCupGroup';

export const brandConfig: BrandConfig = {
  name: 'LPM',
  shortName: 'LPM',
  tagline: 'Fútbol argentino, copas y Selección',
  description:
    'La Selección argentina, la Libertadores y el Mundial 2026: noticias, resultados y tablas para el hincha, con la hora de Argentina.',
  logo: { file: 'logo.svg', width: 53, height: 28 },
  organisation: null,
  social: [],
  contactEmail: 'contacto@lpm.example',
  groupStatement: 'Un sitio del grupo.',
  zoneName: 'hora de Argentina',
  zoneShort: 'hora ARG',
  settings: defaultBrandSettings,
  front: {
    ...spanishFront,
    table: worldCupGroup('J'),
    regions: {
      title: 'La Selección y sus rivales',
      sections: ['argentina', 'brasil', 'uruguay', 'paraguay'],
    },
    clubs: { title: 'Libertadores y Copa América', sections: ['libertadores', 'copa-america'] },
  },
  fallbackMenus: spanishFootballMenus([
    { name: 'Argentina', url: '/argentina' },
    { name: 'Libertadores', url: '/libertadores' },
    { name: 'Mundial 2026', url: '/mundial-2026' },
    { name: 'Copa América', url: '/copa-america' },
    { name: 'Brasil', url: '/brasil' },
    { name: 'Uruguay', url: '/uruguay' },
  ]),
};
