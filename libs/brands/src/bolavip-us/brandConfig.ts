import { bolavipConfig } from '@cancha/brands/bolavip-global/bolavipConfig';
import type { BrandConfig } from '@cancha/brands/BrandConfig';
import { worldCupGroup } from '@cancha/brands/worldCupGroup';

export const brandConfig: BrandConfig = bolavipConfig({
  name: 'Bolavip US Latino',
  shortName: 'Bolavip',
  tagline: 'El fútbol de los latinos en Estados Unidos',
  description:
    'México, Estados Unidos y las selecciones de América en el Mundial 2026: noticias, resultados y tablas con la hora del Este.',
  zoneName: 'hora del Este de EE. UU.',
  zoneShort: 'hora ET',
  table: worldCupGroup('D'),
  first: ['estados-unidos', 'mexico', 'colombia', 'ecuador'],
});
