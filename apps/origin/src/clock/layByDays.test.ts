import { join } from 'node:path';
import { tz } from '@date-fns/tz';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { getHours } from 'date-fns/getHours';
import { expect, it } from 'vitest';
import { readFacts } from '@cancha/newsroom/facts/readFacts.ts';
import { seedFolder } from '@cancha/newsroom/seedFolder.ts';
import { layByDays } from './layByDays.ts';

const kickOffs = ['2026-07-04T17:00Z', '2026-07-05T20:00Z', '2026-07-06T00:00Z', '2026-07-07T20:00Z'].map(
  (text) => new Date(text),
);
const laid = (now: string) => layByDays(kickOffs, new Date(now))?.toISOString().slice(0, 16);

it.each([
  ['2026-11-21T17:10Z', '2026-07-04T17:10'],
  ['2026-11-21T19:59Z', '2026-07-04T19:59'],
  ['2026-11-21T20:00Z', '2026-07-07T20:00'],
  ['2026-11-21T01:30Z', '2026-07-06T01:30'],
  ['2026-11-21T12:26Z', '2026-07-06T12:26'],
  ['2026-03-01T04:00Z', '2026-07-06T04:00'],
])('%s is %s, the day of the match that kicked off most lately', (now, expected) => {
  expect(laid(now)).toBe(expected);
});

/** Where the World Cup is played, and by which clock. */
const zones: Record<string, RegExp> = {
  'America/Los_Angeles': /Los Angeles|San Francisco|Seattle|Vancouver/,
  'America/Mexico_City': /Guadalajara|Mexico City|Monterrey/,
  'America/Chicago': /Dallas|Houston|Kansas City/,
  'America/New_York': /Atlanta|Boston|Miami|New York|Philadelphia|Toronto/,
};

it('no match of the World Cup begins before eleven in the morning or after eleven at night, on any day of the year', async () => {
  const { matches, venues } = await readFacts(join(seedFolder, 'facts'));
  const games = matches.flatMap(({ key, utc, venue }) => {
    const city = venues.find((one) => one.key === venue)?.city ?? '';
    const zone = Object.keys(zones).find((one) => zones[one]?.test(city));
    return key.startsWith('wc2026-') && zone ? [{ key, kickOff: new Date(utc ?? ''), zone }] : [];
  });
  const starts = games.map(({ kickOff }) => kickOff);
  const first = Date.parse('2026-11-21T00:26Z');
  // Another hour each week
  const nows = Array.from(
    { length: 53 },
    (_, week) => first + week * (7 * millisecondsInDay + 5 * millisecondsInHour),
  );
  const odd = nows.flatMap((now) => {
    const by = now - (layByDays(starts, new Date(now))?.getTime() ?? Number.NaN);
    return games.filter(({ kickOff, zone }) => {
      const hour = getHours(kickOff.getTime() + by, { in: tz(zone) });
      return !(hour >= 11 && hour < 23);
    });
  });

  expect(games).toHaveLength(104);
  expect(odd).toEqual([]);
});

it('there may be none', () => {
  expect(layByDays([], new Date())).toBeNull();
});
