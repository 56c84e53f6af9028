import { englishFront } from '@cancha/brands/englishFront';
import { englishMenus } from '@cancha/brands/englishMenus';
import { defaultBrandSettings } from '@cancha/brands/defaultBrandSettings';
import type { BrandConfig } from '@cancha/brands/BrandConfig';

const teams = [
  { name: 'USMNT', url: '/usmnt' },
  { name: 'Mexico', url: '/mexico' },
  { name: 'Canada', url: '/canada' },
];

const worldCup = { name: 'World Cup 2026', url: '/world-cup-2026' };

export const brandConfig: BrandConfig = {
  name: 'Bolavip US',
  shortName: 'Bolavip',
  tagline: 'The USMNT, Concacaf and the 2026 World Cup',
  description:
    'Soccer news, results and standings: the USMNT, Mexico and Canada at the 2026 World Cup and on the road, in Eastern Time.',
  logo: { site: 'bolavip-global', file: 'logo.svg', width: 84, height: 28 },
  organisation: null,
  social: [],
  contactEmail: 'contact@bolavip.example',
  groupStatement: 'Part of the group.',
  zoneName: 'Eastern Time',
  zoneShort: 'ET',
  settings: defaultBrandSettings,
  front: {
    ...englishFront,
    regions: { title: 'National teams', sections: ['usmnt', 'mexico', 'canada'] },
    clubs: null,
    lists: [
      { title: 'More from the World Cup', from: 'landing', type: 'competition', slug: 'world-cup-2026' },
    ],
  },
  fallbackMenus: {
    main: [...teams.slice(0, 1), worldCup, ...teams.slice(1)],
    hamburger: [
      { title: 'National teams', items: teams },
      { title: 'Tournaments', items: [worldCup] },
      englishMenus.sections,
      englishMenus.betting,
      englishMenus.about,
      englishMenus.legal,
    ],
    tabs: englishMenus.tabs,
    about: englishMenus.about.items,
    legal: englishMenus.legal.items,
  },
};
