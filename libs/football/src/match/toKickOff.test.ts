import { aMatch } from '@cancha/site/testing/aMatch';
import { testContext } from '@cancha/site/testing/testContext';
import { expect, it } from 'vitest';
import { toKickOff } from './toKickOff';

// Costa Rica is six hours behind.
const match = aMatch.scheduled({ kickOff: new Date('2026-07-05T20:00:00Z') });
const at = (now: string, changes: Partial<typeof match> = {}) =>
  toKickOff({ ...match, ...changes }, new Date(now), testContext());

it('a match to come says its hour, in whose time, and its day', () => {
  expect(at('2026-07-02T20:00:00Z')).toMatchObject({
    ...{ text: '14:00', day: 'dom 5 jul', zone: 'hora de Costa Rica', until: 'Faltan 3 días' },
  });
});

it.each([
  // It is still the 4th there.
  ['2026-07-05T05:59:00Z', 'Se juega mañana'],
  ['2026-07-05T06:00:00Z', 'Se juega hoy'],
  ['2026-07-03T12:00:00Z', 'Faltan 2 días'],
  ['2026-01-03T12:00:00Z', null],
])('at %s it says: %s', (now, until) => {
  expect(at(now)?.until).toBe(until);
});

it('without an hour it is a day, and nobody’s time', () => {
  expect(at('2026-07-02T20:00:00Z', { isTimeKnown: false })).toMatchObject({
    ...{ text: 'dom 5 jul', isTimeKnown: false, day: null, zone: null },
  });
});

it('a match that was moved says its new day, one of which nothing was heard none', () => {
  const kickOff = new Date('2026-07-08T20:00:00Z');
  expect(at('2026-07-05T19:00:00Z', { kickOff })).toMatchObject({ day: 'mié 8 jul', until: 'Faltan 3 días' });
  expect(at('2026-07-06T20:00:00Z')).toBeNull();
});
