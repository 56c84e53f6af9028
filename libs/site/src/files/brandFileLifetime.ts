import type { Environment } from '../environment/readEnvironment';

/**
 * How long what a brand says of itself may be kept, in seconds: half an hour in production, two minutes where somebody
 * tries it out.
 */
export const brandFileLifetime = ({ DEPLOYMENT }: Pick<Environment, 'DEPLOYMENT'>): 1800 | 120 =>
  DEPLOYMENT === 'production' ? 1800 : 120;
