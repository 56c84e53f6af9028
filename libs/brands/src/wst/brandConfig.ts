import { englishFootballMenus } from '@cancha/brands/englishFootballMenus';
import { englishFront } from '@cancha/brands/englishFront';
import { defaultBrandSettings } from '@cancha/brands/defaultBrandSettings';
import type { BrandConfig } from '@cancha/brands/BrandConfig';

export const brandConfig: BrandConfig = {
  name: 'WST',
  shortName: 'WST',
  tagline: 'The world’s game, from the World Cup to the USMNT',
  description:
    'World soccer for American fans: 2026 World Cup news, results, standings and stats, and everything on the USMNT, in Eastern Time.',
  logo: { file: 'logo.svg', width: 61, height: 28 },
  organisation: null,
  social: [],
  contactEmail: 'contact@wst.example',
  groupStatement: 'Part of the group.',
  zoneName: 'Eastern Time',
  zoneShort: 'ET',
  settings: defaultBrandSettings,
  commentIcon: 'balloons',
  front: {
    ...englishFront,
    regions: { title: 'North America', sections: ['usmnt', 'mexico', 'canada'] },
    clubs: null,
  },
  fallbackMenus: englishFootballMenus([
    { name: 'World Cup 2026', url: '/world-cup-2026' },
    { name: 'USMNT', url: '/usmnt' },
    { name: 'Mexico', url: '/mexico' },
    { name: 'Canada', url: '/canada' },
  ]),
};
