import { bolavipConfig } from '@cancha/brands/bolavip-global/bolavipConfig';
import { copaAmericaGroup } from '@cancha/brands/copaAmericaGroup';
import type { BrandConfig } from '@cancha/brands/BrandConfig';

export const brandConfig: BrandConfig = bolavipConfig({
  name: 'Bolavip Perú',
  shortName: 'Bolavip',
  tagline: 'La Bicolor, Sudamérica y el Mundial 2026',
  description:
    'La Bicolor en la Copa América, los sudamericanos en el Mundial 2026 y la Libertadores: noticias, resultados y tablas con la hora de Perú.',
  zoneName: 'hora de Perú',
  zoneShort: 'hora PER',
  // Peru was not at the World Cup.
  table: copaAmericaGroup('A'),
  first: ['ecuador', 'colombia', 'argentina', 'brasil'],
  ownTeam: { name: 'La Bicolor', url: '/tema/peru' },
});
