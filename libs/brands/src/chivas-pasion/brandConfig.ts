import { defaultBrandSettings } from '@cancha/brands/defaultBrandSettings';
import type { BrandConfig } from '@cancha/brands/BrandConfig';
import { spanishFootballMenus } from '@cancha/brands/spanishFootballMenus';
import { spanishFront } from '@cancha/brands/spanishFront';
import { worldCupGroup } from '@cancha/brands/worldCupGroup';

export const brandConfig: BrandConfig = {
  name: 'Chivas Pasión',
  shortName: 'Chivas Pasión',
  tagline: 'El sitio de la afición rojiblanca',
  description:
    'El sitio de la afición rojiblanca: el Tri, los goleadores mexicanos, el Mundial 2026 y las copas de América, con resultados y tablas.',
  logo: { file: 'logo.svg', width: 111, height: 28 },
  organisation: null,
  social: [],
  contactEmail: 'contacto@chivaspasion.example',
  groupStatement: 'Un sitio del grupo.',
  zoneName: 'hora del centro de México',
  zoneShort: 'hora CDMX',
  settings: defaultBrandSettings,
  front: {
    ...spanishFront,
    mainBlock: true,
    table: worldCupGroup('A'),
    regions: { title: 'El Tri y sus rivales', sections: ['mexico', 'estados-unidos', 'argentina', 'brasil'] },
    clubs: { title: 'Copa América y Libertadores', sections: ['copa-america', 'libertadores'] },
  },
  fallbackMenus: spanishFootballMenus([
    { name: 'México', url: '/mexico' },
    { name: 'Mundial 2026', url: '/mundial-2026' },
    { name: 'Estados Unidos', url: '/estados-unidos' },
    { name: 'Copa América', url: '/copa-america' },
    { name: 'Libertadores', url: '/libertadores' },
  ]),
};
