import { bolavipProfile } from '@cancha/brands/bolavip-global/bolavipProfile';
import type { Profile } from '@cancha/brands/Profile';
import { worldCupGroup } from '@cancha/brands/worldCupGroup';

export const profile: Profile = bolavipProfile({
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
