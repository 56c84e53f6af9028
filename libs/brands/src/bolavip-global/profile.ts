import type { Profile } from '@cancha/brands/Profile';
import { worldCupGroup } from '@cancha/brands/worldCupGroup';
import { bolavipProfile } from './bolavipProfile';

export const profile: Profile = bolavipProfile({
  name: 'Bolavip',
  shortName: 'Bolavip',
  tagline: 'El fútbol de América y el Mundial 2026',
  description:
    'Noticias, resultados y tablas de las selecciones de América, del Mundial 2026, de la Copa América y de la Libertadores.',
  zoneName: 'hora de Nueva York',
  zoneShort: 'hora NY',
  table: worldCupGroup('J'),
});
