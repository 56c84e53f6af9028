import type { Tournament } from '@cancha/stats/match/Tournament';
import type { z } from 'zod';
import type { tournamentSchema } from './match.wire';

export function toTournament({ id, name, slug, season }: z.output<typeof tournamentSchema>): Tournament {
  return { id, name, slug: slug || null, season: season || null };
}
