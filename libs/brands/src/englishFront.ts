import { competitions } from './competitions';
import type { FrontPage } from './BrandConfig';

/** Shared blocks of English home pages. */
export const englishFront = {
  strip: { tournament: competitions.worldCup2026, title: 'World Cup 2026' },
  table: {
    tournament: competitions.worldCup2026,
    table: 'Group D',
    title: 'Standings',
    heading: 'World Cup 2026 · Group D',
    rows: 4,
  },
  scorers: { tournament: competitions.worldCup2026, title: 'World Cup top scorers', rows: 5 },
  spotlight: { title: 'World Cup 2026', sections: ['world-cup-2026'], path: '/world-cup-2026' },
  band: { title: 'The World Cup, game by game', sections: ['world-cup-2026'] },
} as const satisfies Partial<FrontPage>;
