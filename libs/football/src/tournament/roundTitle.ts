import type { Round } from '@cancha/stats/tournament/toRounds';
import { slugOf } from '@cancha/blocks/matches/slugOf';

/** "Jornada 3", and where a season counts its matchdays twice "Clausura · Jornada 3". */
export function roundTitle({ phase, label }: Pick<Round, 'phase' | 'label'>): string {
  return phase === null ? label : `${phase} · ${label}`;
}

/** The round in the query of an address: `clausura-jornada-3`. */
export function roundSlug(round: Pick<Round, 'phase' | 'label'>): string {
  return slugOf(roundTitle(round));
}
