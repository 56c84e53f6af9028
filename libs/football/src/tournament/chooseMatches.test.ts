import type { Match } from '@cancha/stats/match/Match';
import type { Calendar } from '@cancha/stats/tournament/Calendar';
import { describe, expect, it } from 'vitest';
import { aMatch } from '@cancha/site/testing/aMatch';
import { testContext } from '@cancha/site/testing/testContext';
import { calendarSegment, readCalendarSegment } from './calendarChoice';
import { mondayOf } from '../matchList/weekOf';
import { chooseMatches } from './chooseMatches';

const { format } = testContext();
const on = (id: string, at: string): Match => aMatch.scheduled({ id, kickOff: new Date(at) });
const group = (week: number, ...matches: Match[]) => ({
  key: `c-${week}`,
  label: `Jornada ${week}`,
  stage: 'Clausura',
  week,
  matches,
});
const calendar: Calendar = {
  tournament: { id: 't', name: 'Liga', slug: 'liga', season: '2026' },
  current: 'c-2',
  groups: [
    group(1, on('a', '2026-01-10T20:00:00Z'), on('b', '2026-01-12T02:00:00Z')),
    group(2, on('c', '2026-01-17T20:00:00Z')),
    // After a break of weeks.
    group(3, on('d', '2026-03-01T20:00:00Z')),
  ],
};
const choose = (segment: string) => chooseMatches(calendar, readCalendarSegment(segment), format);

describe('the address of a calendar', () => {
  const segment = (query: string) => calendarSegment(new URLSearchParams(query), { language: 'es' });

  it.each([
    ['', 'current'],
    ['jornada=clausura-jornada-3', 'round.clausura-jornada-3'],
    ['semana=2026-01-12', 'week.2026-01-12'],
    ['utm_source=x', 'current'],
  ])('with "%s" asks for %s', (query, asked) => {
    expect(segment(query)).toBe(asked);
  });

  it.each([
    'jornada=',
    'jornada=1&jornada=2',
    'semana=2026-02-30',
    'semana=hoy',
    'jornada=1&semana=2026-01-12',
  ])('with "%s" asks for nothing that there could be', (query) => {
    expect(segment(query)).toBeNull();
  });
});

describe('a calendar', () => {
  it('begins with the round that is on, between its neighbours', () => {
    expect(choose('current')).toMatchObject({
      kind: 'round',
      round: { label: 'Jornada 2' },
      previous: { label: 'Jornada 1' },
      next: { label: 'Jornada 3' },
    });
  });

  it('shows the round asked for, and knows none it does not have', () => {
    expect(choose('round.jornada-3')).toMatchObject({ round: { label: 'Jornada 3' }, next: null });
    expect(choose('round.jornada-4')).toBeNull();
  });

  it('shows the week of a day from Monday to Sunday in the zone of the site', () => {
    // 02:00 UTC of Monday is Sunday evening in Costa Rica.
    expect(choose('week.2026-01-08')).toMatchObject({
      from: '2026-01-05',
      to: '2026-01-11',
      matches: [{ id: 'a' }, { id: 'b' }],
      previous: null,
      next: '2026-01-12',
    });
  });

  it('steps over weeks without a match, and shows such a week as empty', () => {
    expect(choose('week.2026-01-17')).toMatchObject({ next: '2026-02-23' });
    expect(choose('week.2026-02-04')).toMatchObject({ matches: [], previous: '2026-01-12' });
  });

  it('has no week before its first match or after its last', () => {
    expect(choose('week.2025-12-20')).toBeNull();
    expect(choose('week.2026-03-10')).toBeNull();
  });

  it('without a match is a calendar without a match', () => {
    expect(chooseMatches({ ...calendar, groups: [] }, { kind: 'current' }, format)).toEqual({ kind: 'none' });
  });
});

it.each([
  ['2026-01-05', '2026-01-05'],
  ['2026-01-11', '2026-01-05'],
  ['2026-03-01', '2026-02-23'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});
