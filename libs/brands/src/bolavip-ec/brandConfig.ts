import { bolavipConfig } from '@cancha/brands/bolavip-global/bolavipConfig';
import type { BrandConfig } from '@cancha/brands/BrandConfig';
import { worldCupGroup } from '@cancha/brands/worldCupGroup';

export const brandConfig: BrandConfig = bolavipConfig({
  name: 'Bolavip Ecuador',
  shortName: 'Bolavip',
  tagline: 'La Tri, la Libertadores y el Mundial 2026',
  description:
    'La Tri en el Mundial 2026 y en la Copa América, los clubes ecuatorianos en la Libertadores: noticias, resultados y tablas con la hora de Ecuador.',
  zoneName: 'hora de Ecuador',
  zoneShort: 'hora ECU',
  table: worldCupGroup('E'),
  first: ['ecuador', 'colombia', 'argentina', 'brasil'],
});
