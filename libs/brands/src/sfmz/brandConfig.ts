import type { BrandConfig } from '@cancha/brands/BrandConfig';
import { somosFanaticosConfig } from '@cancha/brands/somosfanaticos-pt/somosFanaticosConfig';

export const brandConfig: BrandConfig = somosFanaticosConfig({
  name: 'SF Moçambique',
  shortName: 'SF Moçambique',
  tagline: 'O Mundial 2026 visto de Moçambique',
  description:
    'O Mundial 2026 visto de Moçambique: notícias, resultados, classificações e melhores marcadores, com a hora de Maputo.',
  contactEmail: 'contacto@sfmz.example',
  zoneName: 'hora de Maputo',
  zoneShort: 'hora de Maputo',
  betting: false,
});
