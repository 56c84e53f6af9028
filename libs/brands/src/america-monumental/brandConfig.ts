import { defaultBrandSettings } from '@cancha/brands/defaultBrandSettings';
import type { BrandConfig } from '@cancha/brands/BrandConfig';
import { spanishFootballMenus } from '@cancha/brands/spanishFootballMenus';
import { spanishFront } from '@cancha/brands/spanishFront';
import { worldCupGroup } from '@cancha/brands/worldCupGroup';

export const brandConfig: BrandConfig = {
  name: 'América Monumental',
  shortName: 'América Monumental',
  tagline: 'El sitio de la afición azulcrema',
  description:
    'El sitio de la afición azulcrema: el Tri, las selecciones de América, el Mundial 2026 y la Libertadores, con resultados y tablas.',
  logo: { file: 'logo.svg', width: 177, height: 28 },
  organisation: null,
  social: [],
  contactEmail: 'contacto@americamonumental.example',
  groupStatement: 'Un sitio del grupo.',
  zoneName: 'hora del centro de México',
  zoneShort: 'hora CDMX',
  settings: defaultBrandSettings,
  front: {
    ...spanishFront,
    mainBlock: true,
    table: worldCupGroup('A'),
    regions: { title: 'Selecciones de América', sections: ['mexico', 'argentina', 'uruguay', 'colombia'] },
    clubs: { title: 'Libertadores y Copa América', sections: ['libertadores', 'copa-america'] },
  },
  fallbackMenus: spanishFootballMenus([
    { name: 'México', url: '/mexico' },
    { name: 'Mundial 2026', url: '/mundial-2026' },
    { name: 'Libertadores', url: '/libertadores' },
    { name: 'Copa América', url: '/copa-america' },
    { name: 'Argentina', url: '/argentina' },
    { name: 'Uruguay', url: '/uruguay' },
  ]),
};
