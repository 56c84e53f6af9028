import type { Profile } from '@cancha/brands/Profile';
import { somosFanaticosProfile } from '@cancha/brands/somosfanaticos-pt/somosFanaticosProfile';

export const profile: Profile = somosFanaticosProfile({
  name: 'SF Portugal',
  shortName: 'SF Portugal',
  tagline: 'O Mundial 2026 visto de Portugal',
  description:
    'O Mundial 2026 visto de Portugal: notícias, resultados, classificações e melhores marcadores, com a hora de Lisboa.',
  contactEmail: 'contacto@sfpt.example',
  zoneName: 'hora de Lisboa',
  zoneShort: 'hora de Lisboa',
  betting: true,
});
