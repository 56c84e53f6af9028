import type { Language } from './Language';
import type { RouteName } from './routes';

/** Second addresses of pages, beside the table that says the first. They lead there for good. */
export const pageAliases: Readonly<
  Record<Language, readonly { readonly from: `/${string}`; readonly page: RouteName }[]>
> = {
  es: [],
  pt: [{ from: '/resultados/futebol/equipe/:slug/:id/tabelas', page: 'teamStandings' }],
  en: [{ from: '/results/soccer/team/:slug/:id/schedule', page: 'teamMatches' }],
};
