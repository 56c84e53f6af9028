import type { Site } from '@cancha/brands/Site';
import { readChoice } from '@cancha/routing/footballQuery';
import { tz } from '@date-fns/tz';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';

/** Which matches of a calendar are shown: those of a round, of the week of a day, or of the round that is on. */
export type CalendarChoice =
  { kind: 'current' } | { kind: 'round'; slug: string } | { kind: 'week'; day: string };

/** The choice of an address as a part of the internal path; `null` for one nobody could have been offered. */
export function calendarSegment(
  search: URLSearchParams,
  { language }: Pick<Site, 'language'>,
): string | null {
  const round = readChoice(search, 'round', language);
  const week = readChoice(search, 'week', language);
  if (round === null || week === null || (round !== undefined && week !== undefined)) return null;
  if (round !== undefined) return `round.${round}`;
  if (week === undefined) return 'current';
  return isDay(week) ? `week.${week}` : null;
}

export function readCalendarSegment(segment: string): CalendarChoice {
  const [kind, value = ''] = segment.split('.');
  if (kind === 'round') return { kind, slug: value };
  return kind === 'week' ? { kind, day: value } : { kind: 'current' };
}

function isDay(text: string): boolean {
  if (!/^(?:19|20)\d\d-\d\d-\d\d$/.test(text)) return false;
  return isValid(parseISO(text, { in: tz('UTC') }));
}
