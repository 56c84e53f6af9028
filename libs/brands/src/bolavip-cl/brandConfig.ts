import { bolavipConfig } from '@cancha/brands/bolavip-global/bolavipConfig';
import { copaAmericaGroup } from '@cancha/brands/copaAmericaGroup';
import type { BrandConfig } from '@cancha/brands/BrandConfig';

export const brandConfig: BrandConfig = bolavipConfig({
  name: 'Bolavip Chile',
  shortName: 'Bolavip',
  tagline: 'La Roja, Sudamérica y el Mundial 2026',
  description:
    'La Roja en la Copa América, los sudamericanos en el Mundial 2026 y la Libertadores: noticias, resultados y tablas con la hora de Chile.',
  zoneName: 'hora de Chile',
  zoneShort: 'hora CHI',
  // Chile was not at the World Cup.
  table: copaAmericaGroup('A'),
  first: ['argentina', 'brasil', 'uruguay', 'paraguay'],
  ownTeam: { name: 'La Roja', url: '/tema/chile' },
});
