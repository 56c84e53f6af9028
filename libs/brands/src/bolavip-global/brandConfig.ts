import type { BrandConfig } from '@cancha/brands/BrandConfig';
import { worldCupGroup } from '@cancha/brands/worldCupGroup';
import { bolavipConfig } from './bolavipConfig';

export const brandConfig: BrandConfig = bolavipConfig({
  name: 'Bolavip',
  shortName: 'Bolavip',
  tagline: 'El fútbol de América y el Mundial 2026',
  description:
    'Noticias, resultados y tablas de las selecciones de América, del Mundial 2026, de la Copa América y de la Libertadores.',
  zoneName: 'hora de Nueva York',
  zoneShort: 'hora NY',
  table: worldCupGroup('J'),
});
