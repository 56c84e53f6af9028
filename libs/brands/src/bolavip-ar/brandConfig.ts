import { bolavipConfig } from '@cancha/brands/bolavip-global/bolavipConfig';
import type { BrandConfig } from '@cancha/brands/BrandConfig';
import { worldCupGroup } from '@cancha/brands/worldCupGroup';

export const brandConfig: BrandConfig = bolavipConfig({
  name: 'Bolavip Argentina',
  shortName: 'Bolavip',
  tagline: 'La Selección, los clubes y el Mundial 2026',
  description:
    'La Selección argentina en el Mundial 2026, los clubes en la Libertadores y la Copa América: noticias, resultados y tablas con la hora de Argentina.',
  zoneName: 'hora de Argentina',
  zoneShort: 'hora ARG',
  table: worldCupGroup('J'),
  first: ['argentina', 'uruguay', 'brasil', 'paraguay'],
});
