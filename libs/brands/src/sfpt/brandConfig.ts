import type { BrandConfig } from '@cancha/brands/BrandConfig';
import { somosFanaticosConfig } from '@cancha/brands/somosfanaticos-pt/somosFanaticosConfig';

export const brandConfig: BrandConfig = somosFanaticosConfig({
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
