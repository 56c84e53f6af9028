import type { VenueProfile } from '@cancha/stats/venue/VenueProfile';
import type { Api } from '../api/Api';
import { encodePath } from '../api/encodePath';
import type { MapIssue } from '../mapping/MapResult';
import { readOne } from '../reading/readEach';
import { unwrapData } from '../reading/unwrapData';
import { readMatchList } from './readMatches';
import { venueSchema } from './venue.wire';

/** An extension of our origin: `null` from other backends, and for an unknown ground. */
export async function getVenue(api: Api, args: { venueId: string }): Promise<VenueProfile | null> {
  const path = encodePath(['soccer', 'venue', args.venueId]);
  if (path === null) return null;
  return api.get({ path, cacheKey: 'venue', nullIfNotFound: true, read: readVenue });
}

function readVenue(body: unknown, issues: MapIssue[]): VenueProfile {
  const { next, latest, played, ...venue } = readOne(venueSchema, unwrapData(body), 'venue');
  return {
    ...venue,
    played: played ?? 0,
    next: readMatchList(next ?? [], issues),
    latest: readMatchList(latest ?? [], issues),
  };
}
