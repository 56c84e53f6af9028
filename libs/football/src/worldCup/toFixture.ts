import { isOverdue } from '@cancha/stats/match/isOverdue';
import type { Match } from '@cancha/stats/match/Match';
import type { Fixture } from '@cancha/ui/match/FixtureList/FixtureList';
import { venueHref } from '@cancha/blocks/matches/entityHref';
import { matchHref } from '@cancha/blocks/matches/matchHref';
import { venueText } from '../match/toFacts';
import { matchStateText } from '@cancha/blocks/matches/matchStateText';
import { tileOf } from '@cancha/blocks/matches/tileOf';
import type { SiteContext } from '@cancha/site/context/SiteContext';

/** A match as a line of its day: the hour apart, then where it stands, its round, ground and city. */
export function toFixture(
  match: Match,
  context: Pick<SiteContext, 'site' | 't' | 'format'>,
  age: string | null = null,
  now: Date = new Date(),
): Fixture {
  const { t, format } = context;
  const isTold = match.state === 'scheduled' ? match.isTimeKnown && !isOverdue(match, now) : true;
  const kickOff = isTold ? { iso: match.kickOff.toISOString(), text: format.time(match.kickOff) } : null;
  const stateText = matchStateText(match, { now, kickOff: (at) => format.time(at) }, t);
  const place = venueText(match);
  const placeHref = match.venue && !matchHref(match, context) && venueHref(match.venue, context.site);
  const ground = place && placeHref ? { text: place, href: placeHref } : null;
  const noteText = [match.stage?.name, ground ? null : place].filter(Boolean).join(' · ');
  return {
    ...tileOf(match, { stateText, noteText, age }, context),
    // The hour has a place of its own.
    stateText: kickOff && match.state === 'scheduled' ? '' : stateText,
    kickOff,
    ground,
  };
}
