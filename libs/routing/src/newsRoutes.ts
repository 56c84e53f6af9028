import type { RouteTable } from './RouteTable';

export const newsRoutes = {
  home: { es: '/', pt: '/', en: '/' },
  latest: { es: '/ultimas-noticias', pt: '/ultimas-noticias', en: '/latest-news' },
  /** The same articles, last changed first. */
  latestUpdated: {
    es: '/ultimas-noticias/actualizadas',
    pt: '/ultimas-noticias/atualizadas',
    en: '/latest-news/updated',
  },
  /** All of the newest day, or of another: `?date=`. */
  newsByDay: {
    es: '/ultimas-noticias/por-dia',
    pt: '/ultimas-noticias/por-dia',
    en: '/latest-news/by-day',
  },
  trending: { es: '/trending', pt: '/trending', en: '/trending' },
  topics: { es: '/tema', pt: '/assunto', en: '/topic' },
  topic: { es: '/tema/:topic', pt: '/assunto/:topic', en: '/topic/:topic' },
  author: { es: '/:authorPrefix/:author', pt: '/:authorPrefix/:author', en: '/:authorPrefix/:author' },
  // Countries of Central America have the same names in each language.
  country: {
    es: '/:country(costarica|honduras|guatemala|elsalvador|panama|nicaragua)',
    pt: '/:country(costarica|honduras|guatemala|elsalvador|panama|nicaragua)',
    en: '/:country(costarica|honduras|guatemala|elsalvador|panama|nicaragua)',
  },
  search: { es: '/buscar', pt: '/busca', en: '/search' },
  polls: { es: '/encuestas', pt: '/enquetes', en: '/polls' },
  olympics: { es: '/juegos-olimpicos', pt: '/jogos-olimpicos', en: '/olympic-games' },
  /** The agenda. Football's calendar is `calendar`. */
  agenda: { es: '/agenda', pt: '/agenda', en: '/schedule' },
} as const satisfies RouteTable;
