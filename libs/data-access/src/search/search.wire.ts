import { z } from 'zod';
import { teamSchema } from '../football/match.wire';
import { listedRefereeSchema } from '../football/referee.wire';
import { teamWithIdSchema } from '../football/team.wire';
import { listedVenueSchema } from '../football/venue.wire';
import { id, nullableText } from '../reading/wireFields';

export const searchSchema = z.object({ corrected: nullableText, partial: z.boolean().nullish().catch(null) });

/** One kind: items are read one by one. */
export const foundSchema = z.object({ total: z.number().nullish().catch(null), items: z.array(z.unknown()) });

export const foundTeamSchema = teamWithIdSchema.extend({
  kind: z.enum(['national', 'club']).nullish().catch(null),
});

export const foundVenueSchema = listedVenueSchema.extend({ city: nullableText });

export const foundRefereeSchema = listedRefereeSchema.extend({ team: teamSchema.nullish().catch(null) });

export const foundPlayerSchema = z.object({ id, name: z.string(), team: teamSchema.nullish().catch(null) });
