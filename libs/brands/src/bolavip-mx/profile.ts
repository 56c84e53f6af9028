import { bolavipProfile } from '@cancha/brands/bolavip-global/bolavipProfile';
import type { Profile } from '@cancha/brands/Profile';
import { worldCupGroup } from '@cancha/brands/worldCupGroup';

export const profile: Profile = bolavipProfile({
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
