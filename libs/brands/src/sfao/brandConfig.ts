import type { BrandConfig } from '@cancha/brands/BrandConfig';
import { somosFanaticosConfig } from '@cancha/brands/somosfanaticos-pt/somosFanaticosConfig';

export const brandConfig: BrandConfig = somosFanaticosConfig({
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
