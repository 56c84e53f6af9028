import type { BrandConfig } from '@cancha/brands/BrandConfig';
import { somosFanaticosConfig } from './somosFanaticosConfig';

export const brandConfig: BrandConfig = somosFanaticosConfig({
  name: 'Somos Fanáticos',
  shortName: 'Somos Fanáticos',
  tagline: 'O futebol de quem não perde um jogo',
  description:
    'Notícias, resultados e classificações do Mundial 2026 e das seleções, da equipa das quinas ao Brasil, com a hora de Lisboa.',
  contactEmail: 'contacto@somosfanaticos.example',
  zoneName: 'hora de Lisboa',
  zoneShort: 'hora de Lisboa',
  betting: true,
});
