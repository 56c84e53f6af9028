import type { Language } from './Language';
import type { RouteName } from './routes';

/** Old paths of pages, redirected permanently. */
export const pageAliases: Readonly<
  Record<Language, readonly { readonly from: `/${string}`; readonly page: RouteName }[]>
> = {
  es: [],
  pt: [{ from: '/resultados/futebol/equipe/:slug/:id/classificacao', page: 'teamStandings' }],
  en: [{ from: '/results/soccer/team/:slug/:id/schedule', page: 'teamMatches' }],
};
