import { englishFootballMenus } from '@cancha/brands/englishFootballMenus';
import { englishFront } from '@cancha/brands/englishFront';
import { defaultBrandSettings } from '@cancha/brands/defaultBrandSettings';
import type { BrandConfig } from '@cancha/brands/BrandConfig';

export const brandConfig: BrandConfig = {
  name: 'SPEN',
  shortName: 'SPEN',
  tagline: 'Soccer stories everyone will talk about',
  description:
    'The soccer stories everyone will talk about tomorrow: Mexico, the USMNT, Canada and the 2026 World Cup, with results and standings.',
  logo: { file: 'logo.svg', width: 69, height: 28 },
  organisation: null,
  social: [],
  contactEmail: 'contact@spen.example',
  groupStatement: 'Part of the group.',
  zoneName: 'Eastern Time',
  zoneShort: 'ET',
  settings: defaultBrandSettings,
  front: {
    ...englishFront,
    regions: { title: 'The stories by team', sections: ['mexico', 'usmnt', 'canada'] },
    clubs: null,
  },
  fallbackMenus: englishFootballMenus([
    { name: 'Mexico', url: '/mexico' },
    { name: 'USMNT', url: '/usmnt' },
    { name: 'Canada', url: '/canada' },
    { name: 'World Cup 2026', url: '/world-cup-2026' },
  ]),
};
