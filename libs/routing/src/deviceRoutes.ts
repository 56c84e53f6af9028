import type { RouteTable } from './RouteTable';

/** Pages about data on the reader's device. */
export const deviceRoutes = {
  saved: { es: '/guardadas', pt: '/salvas', en: '/saved' },
  myTeams: { es: '/mis-equipos', pt: '/minhas-equipes', en: '/my-teams' },
  privacyChoices: { es: '/opciones-de-privacidad', pt: '/opcoes-de-privacidade', en: '/privacy-choices' },
  preferences: { es: '/preferencias', pt: '/preferencias', en: '/preferences' },
} as const satisfies RouteTable;
