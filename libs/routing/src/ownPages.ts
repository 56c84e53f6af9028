import type { RouteName } from './routes';

/** Pages that only some sites have: those whose row names them in its own `ownPages`. */
export const ownPages = ['writeForUs'] as const satisfies readonly RouteName[];

export type OwnPage = (typeof ownPages)[number];
