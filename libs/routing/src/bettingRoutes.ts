import type { RouteTable } from './RouteTable';

export const bettingRoutes = {
  betting: { es: '/apuestas', pt: '/apostas', en: '/betting' },
  bettingGuides: { es: '/apuestas/guias', pt: '/apostas/guias', en: '/betting/guides' },
  bettingCodes: { es: '/apuestas/codigos', pt: '/apostas/codigos', en: '/betting/codes' },
  bettingReviews: { es: '/apuestas/resenas', pt: '/apostas/analises', en: '/betting/reviews' },
  /** English has one page for both policies: `editorialPolicy`, which comes first in the table. */
  bettingPrinciples: {
    es: '/apuestas/principios-de-publicacion',
    pt: '/apostas/principios-editoriais-apostas',
    en: '/editorial-policy',
  },
} as const satisfies RouteTable;
