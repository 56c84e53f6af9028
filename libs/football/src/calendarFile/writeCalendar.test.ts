import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { aMatch } from '@cancha/site/testing/aMatch';
import { testContext } from '@cancha/site/testing/testContext';
import { writeCalendar } from './writeCalendar';

const context = testContext();
const first = new Date('2026-07-01T12:10:00.300Z');
const second = new Date('2026-07-01T12:10:01.300Z');
const text = { name: 'Partidos de Noruega', url: 'https://fca.test/x' };

const write = (matches: Parameters<typeof writeCalendar>[0]) => writeCalendar(matches, text, context);

function eventsOf(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const value = (name: string) => String(component.getFirstPropertyValue(name));
    return {
      uid: event.uid,
      summary: event.summary,
      sequence: event.sequence,
      start: event.startDate.toString(),
      isDay: event.startDate.isDate,
      status: value('status'),
      transparency: value('transp'),
      modified: value('last-modified'),
      location: event.location,
    };
  });
}

describe('a calendar file', () => {
  it('says when in UTC, who, and where', () => {
    const [event] = eventsOf(write([aMatch.scheduled()]));

    expect(event).toMatchObject({
      uid: expect.stringMatching(/^m@/),
      summary: 'Brasil - Noruega',
      start: '2026-07-05T20:00:00Z',
      isDay: false,
      status: 'CONFIRMED',
      location: 'MetLife, Nueva Jersey',
    });
  });

  it('gives a match without an hour its whole day, in the zone of the site', () => {
    const kickOff = new Date('2026-07-05T12:00:00Z');
    const [event] = eventsOf(write([aMatch.scheduled({ isTimeKnown: false, kickOff })]));

    expect(event).toMatchObject({ start: '2026-07-05', isDay: true });
  });

  it('keeps a match that was called off, marked so', () => {
    expect(eventsOf(write([aMatch.interrupted({ reason: 'cancelled' })]))[0]).toMatchObject({
      ...{ status: 'CANCELLED', transparency: 'TRANSPARENT' },
      summary: 'Brasil - Noruega (Cancelado)',
    });
    expect(eventsOf(write([aMatch.interrupted({ reason: 'postponed' })]))[0]).toMatchObject({
      ...{ status: 'TENTATIVE', transparency: 'TRANSPARENT', isDay: true },
      summary: 'Brasil - Noruega (Aplazado)',
    });
    expect(eventsOf(write([aMatch.scheduled()]))[0]?.transparency).toBe('OPAQUE');
  });

  it('has a match of which nobody knows yet who plays', () => {
    const side = (name: string, order: number) => ({
      ...{ id: null, name, image: null, code: null },
      from: { kind: 'winner', of: 8, order } as const,
    });
    const [event] = eventsOf(write([aMatch.scheduled({ home: side('W91', 3), away: side('W92', 4) })]));

    expect(event).toMatchObject({
      summary: 'Ganador octavos 3 - Ganador octavos 4',
      ...{ start: '2026-07-05T20:00:00Z', location: 'MetLife, Nueva Jersey', status: 'CONFIRMED' },
    });
  });

  it('has the result once it is known, a 0 included', () => {
    expect(eventsOf(write([aMatch.finished({ score: { home: 0, away: 0 } })]))[0]?.summary).toBe(
      'Brasil 0-0 Noruega',
    );
  });

  it('is the same to the byte while nothing changes, whichever server writes it', () => {
    const matches = [
      aMatch.scheduled({ movedAt: first, updatedAt: first }),
      aMatch.finished({ id: 'n', updatedAt: second }),
    ];
    expect(writeCalendar(structuredClone(matches), text, testContext())).toBe(write(matches));
  });

  it('tells a kick-off that moved, and moved again, under the same name', () => {
    const at = (hour: string, movedAt: Date | null) =>
      aMatch.scheduled({ kickOff: new Date(`2026-07-05T${hour}:00Z`), movedAt, updatedAt: movedAt });
    const events = [at('20:00', null), at('21:00', first), at('20:00', second)].map(
      (match) => eventsOf(write([match]))[0],
    );
    const [before, moved, back] = events;

    expect(new Set(events.map((event) => event?.uid)).size).toBe(1);
    expect(before?.sequence).toBe(0);
    expect(moved?.sequence).toBeGreaterThan(0);
    expect(back?.sequence).toBe((moved?.sequence ?? 0) + 1);
    expect(moved?.modified).toBe('2026-07-01T12:10:00Z');
  });

  it('does not tell of a result as of another hour', () => {
    const before = eventsOf(write([aMatch.scheduled({ movedAt: first, updatedAt: first })]))[0];
    const after = eventsOf(write([aMatch.finished({ movedAt: first, updatedAt: second })]))[0];

    expect(after?.sequence).toBe(before?.sequence);
    expect(after?.modified).not.toBe(before?.modified);
  });

  it('escapes and folds what calendar programs would trip over', () => {
    const name = 'Club; Atlético, “Ñandú” \\ y Sociedad Deportiva de la Villa de los Santos Mártires 🇨🇷';
    const file = write([aMatch.scheduled({ home: { id: 'h', name, image: null, code: null } })]);

    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(eventsOf(file)[0]?.summary).toBe(`${name} - Noruega`);
  });

  it('without a match is a calendar too', () => {
    expect(eventsOf(write([]))).toEqual([]);
  });
});
