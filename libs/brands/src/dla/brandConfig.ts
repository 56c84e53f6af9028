import { defaultBrandSettings } from '@cancha/brands/defaultBrandSettings';
import type { BrandConfig } from '@cancha/brands/BrandConfig';
import { spanishFootballMenus } from '@cancha/brands/spanishFootballMenus';
import { spanishFront } from '@cancha/brands/spanishFront';
import { worldCupGroup } from '@cancha/brands/worldCupGroup';

export const brandConfig: BrandConfig = {
  name: 'Dale Pumas',
  shortName: 'Dale Pumas',
  tagline: 'El sitio de la afición auriazul',
  description:
    'El sitio de la afición auriazul: el Tri, el Mundial 2026 y las copas de América en noticias, resultados y estadísticas.',
  logo: { file: 'logo.svg', width: 102, height: 28 },
  organisation: null,
  social: [],
  contactEmail: 'contacto@dla.example',
  groupStatement: 'Un sitio del grupo.',
  zoneName: 'hora del centro de México',
  zoneShort: 'hora CDMX',
  settings: defaultBrandSettings,
  front: {
    ...spanishFront,
    mainBlock: true,
    table: worldCupGroup('A'),
    regions: { title: 'Selecciones', sections: ['mexico', 'brasil', 'argentina', 'estados-unidos'] },
    clubs: { title: 'Copa América y Libertadores', sections: ['copa-america', 'libertadores'] },
  },
  fallbackMenus: spanishFootballMenus([
    { name: 'México', url: '/mexico' },
    { name: 'Mundial 2026', url: '/mundial-2026' },
    { name: 'Copa América', url: '/copa-america' },
    { name: 'Libertadores', url: '/libertadores' },
    { name: 'Brasil', url: '/brasil' },
  ]),
};
