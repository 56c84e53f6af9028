import { compileRoutes, type CompiledRoutes } from './compileRoutes';
import type { Language } from './Language';
import { routes, type RouteName } from './routes';

export const compiledRoutes: Record<Language, CompiledRoutes<RouteName>> = {
  es: compileRoutes(routes, 'es'),
  pt: compileRoutes(routes, 'pt'),
  en: compileRoutes(routes, 'en'),
};
