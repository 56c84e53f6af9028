import type { Match } from '@cancha/stats/match/Match';
import type { Team } from '@cancha/stats/team/Team';
import type { SportsEvent, SportsTeam, WithContext } from 'schema-dts';
import { venueHref } from '@cancha/blocks/matches/entityHref';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { toJsonLd } from '@cancha/site/text/toJsonLd';

const team = ({ name, image }: Team): SportsTeam => ({
  '@type': 'SportsTeam',
  name,
  sport: 'Soccer',
  ...(image ? { logo: image } : {}),
});

/** `EventScheduled` is also what was played or is on: schema.org has no word for that. */
function statusOf(match: Match): 'EventScheduled' | 'EventPostponed' | 'EventCancelled' {
  if (match.state !== 'interrupted') return 'EventScheduled';
  if (match.reason === 'postponed') return 'EventPostponed';
  return match.reason === 'cancelled' ? 'EventCancelled' : 'EventScheduled';
}

/** schema.org SportsEvent. What is not known is not said: a day without an hour is a day. */
export function sportsEventLd(
  match: Match,
  { site, name, path, picture }: Pick<SiteContext, 'site'> & { name: string; path: string; picture: string },
): string {
  const { home, away, venue, tournament, kickOff } = match;
  const venuePath = venue && venueHref(venue, site);
  const isTimeKnown = match.state === 'scheduled' ? match.isTimeKnown : match.state !== 'interrupted';
  const event: WithContext<SportsEvent> = {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name,
    url: new URL(path, site.origin).href,
    image: new URL(picture, site.origin).href,
    inLanguage: site.hreflang,
    sport: 'Soccer',
    startDate: isTimeKnown ? kickOff.toISOString() : kickOff.toISOString().slice(0, 10),
    eventStatus: `https://schema.org/${statusOf(match)}`,
    homeTeam: team(home),
    awayTeam: team(away),
    competitor: [team(home), team(away)],
    ...(venue
      ? {
          location: {
            '@type': 'StadiumOrArena',
            name: venue.name,
            ...(venuePath ? { url: new URL(venuePath, site.origin).href } : {}),
            ...(venue.city ? { address: venue.city } : {}),
          },
        }
      : {}),
    // A series of events: an event would need a day of its own.
    ...(tournament ? { superEvent: { '@type': 'EventSeries', name: tournament.name } } : {}),
  };
  return toJsonLd(event);
}
