import { defaultBrandSettings } from '@cancha/brands/defaultBrandSettings';
import type { BrandConfig } from '@cancha/brands/BrandConfig';
import { spanishFootballMenus } from '@cancha/brands/spanishFootballMenus';
import { spanishFront } from '@cancha/brands/spanishFront';
import { worldCupGroup } from '@cancha/brands/worldCupGroup';

export const brandConfig: BrandConfig = {
  name: 'Cruz Azul',
  shortName: 'Cruz Azul',
  tagline: 'El sitio de la afición celeste',
  description:
    'El sitio de la afición celeste: el Tri, el Mundial 2026 y las copas de América en noticias, resultados y tablas.',
  logo: { file: 'logo.svg', width: 100, height: 28 },
  organisation: null,
  social: [],
  contactEmail: 'contacto@cruzazul.example',
  groupStatement: 'Un sitio del grupo.',
  zoneName: 'hora del centro de México',
  zoneShort: 'hora CDMX',
  settings: defaultBrandSettings,
  front: {
    ...spanishFront,
    mainBlock: true,
    table: worldCupGroup('A'),
    regions: { title: 'Selecciones', sections: ['mexico', 'estados-unidos', 'colombia', 'uruguay'] },
    clubs: { title: 'Libertadores y Copa América', sections: ['libertadores', 'copa-america'] },
  },
  fallbackMenus: spanishFootballMenus([
    { name: 'México', url: '/mexico' },
    { name: 'Mundial 2026', url: '/mundial-2026' },
    { name: 'Copa América', url: '/copa-america' },
    { name: 'Libertadores', url: '/libertadores' },
    { name: 'Estados Unidos', url: '/estados-unidos' },
  ]),
};
