import type { RouteTable } from './RouteTable';

/** Pages about what stays on the reader's own device. */
export const deviceRoutes = {
  saved: { es: '/guardadas', pt: '/salvas', en: '/saved' },
  preferences: { es: '/preferencias', pt: '/preferencias', en: '/preferences' },
} as const satisfies RouteTable;
