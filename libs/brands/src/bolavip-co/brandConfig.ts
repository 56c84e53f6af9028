import { bolavipConfig } from '@cancha/brands/bolavip-global/bolavipConfig';
import type { BrandConfig } from '@cancha/brands/BrandConfig';
import { worldCupGroup } from '@cancha/brands/worldCupGroup';

export const brandConfig: BrandConfig = bolavipConfig({
  name: 'Bolavip Colombia',
  shortName: 'Bolavip',
  tagline: 'La Tricolor, la Libertadores y el Mundial 2026',
  description:
    'La Selección Colombia en el Mundial 2026 y en la Copa América, la Libertadores y sus clubes: noticias, resultados y tablas con la hora de Colombia.',
  zoneName: 'hora de Colombia',
  zoneShort: 'hora COL',
  table: worldCupGroup('K'),
  first: ['colombia', 'ecuador', 'argentina', 'brasil'],
});
