import type { Match } from '@cancha/stats/match/Match';
import { addHours } from 'date-fns/addHours';
import ical, {
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator';
import { sideName } from '@cancha/blocks/matches/sideName';
import { matchHref } from '@cancha/blocks/matches/matchHref';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { venueText } from '../match/toFacts';

/** Two halves, a break and stoppage time. */
const matchHours = 2;

/** The time of change of a match that never changed: the same on every server. */
const beginning = new Date('2020-01-01T00:00:00Z');

type CalendarText = { name: string; url: string };

/**
 * Matches as an iCalendar file (RFC 5545) in UTC, the same bytes while nothing changed. A match whose hour is not known
 * lasts the whole day; one that was called off stays, marked so: calendars that have it would keep it as it was.
 */
export function writeCalendar(
  matches: readonly Match[],
  { name, url }: CalendarText,
  context: SiteContext,
): string {
  const calendar = ical({
    name,
    url,
    prodId: { company: context.brandConfig.shortName, product: 'Cancha', language: context.site.language },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 60 * 60,
  });
  for (const match of matches) calendar.createEvent(toEvent(match, context));
  return calendar.toString();
}

function toEvent(match: Match, context: SiteContext): ICalEventData {
  const { site } = context;
  const id = `${match.id}@${new URL(site.origin).hostname}`;
  const href = matchHref(match, context);
  const modified = match.updatedAt ?? beginning;
  return {
    id,
    ...timeOf(match, context),
    summary: summaryOf(match, context),
    status: statusOf(match),
    // What is off keeps nobody busy.
    transparency: isOff(match) ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    location: venueText(match),
    description: descriptionOf(match, context),
    url: href === null ? null : new URL(href, site.origin).href,
    sequence: sequenceOf(match),
    stamp: modified,
    lastModified: modified,
  };
}

/** Rises with each new day, hour or cancellation, and with nothing else: seconds until the last of them. */
function sequenceOf({ movedAt }: Match): number {
  return movedAt ? Math.max(0, Math.floor((movedAt.getTime() - beginning.getTime()) / 1_000)) : 0;
}

const isOff = (match: Match): boolean => match.state === 'interrupted' && match.reason !== 'awarded';

/** What was called off is cancelled; of what was put off or broken off nobody knows yet when it will be. */
function statusOf(match: Match): ICalEventStatus {
  if (match.state !== 'interrupted' || !isOff(match)) return ICalEventStatus.CONFIRMED;
  return match.reason === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.TENTATIVE;
}

/** The hour of a match that is off or not fixed is one that nobody said. */
function hasHour(match: Match): boolean {
  if (match.state === 'scheduled') return match.isTimeKnown;
  return match.state !== 'interrupted' || match.reason === 'awarded' || match.reason === 'suspended';
}

function timeOf(
  match: Match,
  { format }: SiteContext,
): Pick<ICalEventData, 'start' | 'end' | 'allDay'> & {
  allDay: boolean;
} {
  const { kickOff } = match;
  if (hasHour(match)) {
    return { start: kickOff, end: addHours(kickOff, matchHours), allDay: false };
  }
  // As text: the library writes a Date's day in the zone of the machine.
  const day = new Date(`${format.day(kickOff)}T00:00:00Z`);
  return { start: day, end: addHours(day, 24), allDay: true };
}

/** "México 2-1 Panamá" once it is over; before, and while it is on, who plays. */
function summaryOf(match: Match, context: SiteContext): string {
  const { t } = context;
  const [home, away] = [sideName(match.home, context), sideName(match.away, context)];
  const score = match.state === 'finished' ? `${match.score.home}-${match.score.away}` : '-';
  const text = `${home} ${score} ${away}`;
  if (match.state !== 'interrupted') return text;
  if (match.reason === 'cancelled') return `${text} (${t('match.cancelled')})`;
  if (match.reason === 'postponed') return `${text} (${t('calendarFile.postponed')})`;
  return match.reason === 'suspended' ? `${text} (${t('calendarFile.suspended')})` : text;
}

function descriptionOf(match: Match, { t }: SiteContext): string | null {
  const parts = [
    match.tournament?.name,
    match.stage?.name,
    match.state === 'scheduled' && !match.isTimeKnown ? t('calendarFile.noHour') : null,
  ];
  return [...new Set(parts.filter(Boolean))].join('\n') || null;
}
