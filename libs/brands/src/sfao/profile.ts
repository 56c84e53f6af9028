import type { Profile } from '@cancha/brands/Profile';
import { somosFanaticosProfile } from '@cancha/brands/somosfanaticos-pt/somosFanaticosProfile';

export const profile: Profile = somosFanaticosProfile({
  name: 'SF Angola',
  shortName: 'SF Angola',
  tagline: 'O Mundial 2026 visto de Angola',
  description:
    'O Mundial 2026 visto de Angola: notícias, resultados, classificações e melhores marcadores, com a hora de Luanda.',
  contactEmail: 'contacto@sfao.example',
  zoneName: 'hora de Luanda',
  zoneShort: 'hora de Luanda',
  betting: false,
});
