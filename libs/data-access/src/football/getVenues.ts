import type { VenueProfile } from '@cancha/stats/venue/VenueProfile';
import type { Api } from '../api/Api';
import { isRecord } from '../reading/isRecord';
import { readList } from '../reading/readEach';
import { unwrapData } from '../reading/unwrapData';
import { listedVenueSchema } from './venue.wire';

/** Every ground that a match is played on. An extension of our origin: `null` from other backends. */
export async function getVenues(api: Api): Promise<readonly Pick<VenueProfile, 'id' | 'name'>[] | null> {
  return api.get({
    path: '/soccer/venues',
    cacheKey: 'venues',
    nullIfNotFound: true,
    read: (body, issues) => {
      const answer = unwrapData(body);
      return readList(listedVenueSchema, isRecord(answer) ? answer['venues'] : answer, 'venues', issues);
    },
  });
}
