import { bolavipConfig } from '@cancha/brands/bolavip-global/bolavipConfig';
import type { BrandConfig } from '@cancha/brands/BrandConfig';
import { worldCupGroup } from '@cancha/brands/worldCupGroup';

export const brandConfig: BrandConfig = bolavipConfig({
  name: 'Bolavip México',
  shortName: 'Bolavip',
  tagline: 'El Tri y el Mundial 2026 jugado en casa',
  description:
    'El Tri y el Mundial 2026 que se jugó en casa: noticias, resultados, tablas y goleadores con la hora del centro de México.',
  zoneName: 'hora del centro de México',
  zoneShort: 'hora CDMX',
  table: worldCupGroup('A'),
  first: ['mexico', 'estados-unidos'],
});
