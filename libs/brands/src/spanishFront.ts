import { competitions } from './competitions';
import type { FrontPage } from './BrandConfig';

/** Shared blocks of Spanish home pages. */
export const spanishFront = {
  strip: { tournament: competitions.worldCup2026, title: 'Mundial 2026' },
  scorers: { tournament: competitions.worldCup2026, title: 'Goleadores del Mundial', rows: 5 },
  spotlight: { title: 'Mundial 2026', sections: ['mundial-2026'], path: '/mundial-2026' },
  band: { title: 'El Mundial, partido a partido', sections: ['mundial-2026'] },
} as const satisfies Partial<FrontPage>;
