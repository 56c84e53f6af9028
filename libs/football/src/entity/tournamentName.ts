import type { Tournament } from '@cancha/stats/match/Tournament';

/** "Copa Mundial de la FIFA 2026": a competition is called by its season as well, unless its name says it. */
export function tournamentName({ name, season }: Pick<Tournament, 'name' | 'season'>): string {
  return season === null || name.includes(season) ? name : `${name} ${season}`;
}
