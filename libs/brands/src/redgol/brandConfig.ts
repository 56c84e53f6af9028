import { copaAmericaGroup } from '@cancha/brands/copaAmericaGroup';
import { defaultBrandSettings } from '@cancha/brands/defaultBrandSettings';
import type { BrandConfig } from '@cancha/brands/BrandConfig';
import { spanishFootballMenus } from '@cancha/brands/spanishFootballMenus';
import { spanishFront } from '@cancha/brands/spanishFront';

export const brandConfig: BrandConfig = {
  name: 'RedGol',
  shortName: 'RedGol',
  tagline: 'La Roja, el fútbol chileno y el Mundial 2026',
  description:
    'Noticias, resultados y estadísticas de La Roja, de los clubes chilenos en la Libertadores y del Mundial 2026, con la hora de Chile.',
  logo: { file: 'logo.svg', width: 86, height: 28 },
  organisation: null,
  social: [],
  contactEmail: 'contacto@redgol.example',
  groupStatement: 'Un sitio del grupo.',
  zoneName: 'hora de Chile',
  zoneShort: 'hora CHI',
  settings: defaultBrandSettings,
  front: {
    ...spanishFront,
    // Chile did not play the World Cup: its last great table is that of the Copa América.
    table: copaAmericaGroup('A'),
    regions: { title: 'La Roja y sus rivales', sections: ['la-roja', 'sudamerica'] },
    clubs: { title: 'Libertadores y Copa América', sections: ['libertadores', 'copa-america'] },
    lists: [{ title: 'Más de Sudamérica', from: 'sections', sections: ['sudamerica', 'la-roja'] }],
  },
  fallbackMenus: spanishFootballMenus([
    { name: 'La Roja', url: '/la-roja' },
    { name: 'Mundial 2026', url: '/mundial-2026' },
    { name: 'Sudamérica', url: '/sudamerica' },
    { name: 'Libertadores', url: '/libertadores' },
    { name: 'Copa América', url: '/copa-america' },
  ]),
};
