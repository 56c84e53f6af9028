import { nullableText } from '@cancha/data-access/reading/wireFields';
import { asTexts } from '@cancha/e2e/hostile/hostileCases';
import { aMatch } from '@cancha/site/testing/aMatch';
import { testContext } from '@cancha/site/testing/testContext';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { writeCalendar } from '@cancha/football/calendarFile/writeCalendar';

/** As the mappers hand them on. */
const names = asTexts.flatMap((text) => nullableText.parse(text) ?? []);

it('a calendar says each name as it is, in lines of its own making, whoever wrote the name', () => {
  const { home, ...rest } = aMatch.scheduled();
  const matches = names.map((name, i) => ({ ...rest, id: `m${i}`, home: { ...home, name } }));
  const file = writeCalendar(matches, { name: names.join(' '), url: 'https://fca.test/x' }, testContext());

  // Each line ends with CRLF, and is no longer than 75 bytes.
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const events = calendar.getAllSubcomponents();
  expect(events.map(({ name }) => name)).toEqual(names.map(() => 'vevent'));
  for (const [i, event] of events.entries()) {
    expect(event.getAllProperties('attendee')).toEqual([]);
    expect(event.getFirstPropertyValue('uid')).toMatch(new RegExp(`^m${i}@`));
    expect(event.getFirstPropertyValue('summary')).toBe(`${names[i]} - Noruega`);
  }
});
