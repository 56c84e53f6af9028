import ICAL from 'ical.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMatch } from '../testing/aMatch';
import { testContext } from '../testing/testContext';
import { writeCalendar } from './writeCalendar';

const context = testContext();
const now = new Date('2026-07-01T12:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const text = { name: 'Partidos de Noruega', url: 'https://fca.test/x' };

// What is remembered is of a process.
beforeEach(() => void Reflect.deleteProperty(globalThis, Symbol.for('cancha.calendar-events')));

const write = (matches: Parameters<typeof writeCalendar>[0], at = now) =>
  writeCalendar(matches, text, context, at);

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
    const [event] = eventsOf(write([aMatch.scheduled({ hourKnown: false, kickOff })]));

    expect(event).toMatchObject({ start: '2026-07-05', isDay: true });
  });

  it('keeps a match that was called off, marked so', () => {
    expect(eventsOf(write([aMatch.interrupted({ reason: 'cancelled' })]))[0]?.status).toBe('CANCELLED');
    expect(eventsOf(write([aMatch.interrupted({ reason: 'postponed' })]))[0]).toMatchObject({
      status: 'CONFIRMED',
      summary: 'Brasil - Noruega (Aplazado)',
    });
  });

  it('has the result once it is known, a 0 included', () => {
    expect(eventsOf(write([aMatch.finished({ score: { home: 0, away: 0 } })]))[0]?.summary).toBe(
      'Brasil 0-0 Noruega',
    );
  });

  it('is the same to the byte while nothing changes', () => {
    const matches = [aMatch.scheduled(), aMatch.finished({ id: 'n' })];
    expect(write(matches, later(90))).toBe(write(matches));
  });

  it('is the same while editions on one host are read in turn', () => {
    const matches = [aMatch.interrupted({ reason: 'postponed' })];
    const other = testContext({ site: { id: 'pt', language: 'pt', catalogue: 'pt', prefix: '/br' } });
    const first = write(matches);
    const theirs = writeCalendar(matches, text, other, later(5));

    expect(theirs).toContain('Adiado');
    expect(write(matches, later(10))).toBe(first);
    expect(writeCalendar(matches, text, other, later(15))).toBe(theirs);
  });

  it('tells a kick-off that moved, and moved again, under the same name', () => {
    const at = (hour: string) => aMatch.scheduled({ kickOff: new Date(`2026-07-05T${hour}:00Z`) });
    const first = eventsOf(write([at('20:00')]))[0];
    const moved = eventsOf(write([at('21:00')], later(10)))[0];
    const back = eventsOf(write([at('20:00')], later(10)))[0];

    expect(new Set([first?.uid, moved?.uid, back?.uid]).size).toBe(1);
    expect(first?.sequence).toBe(0);
    expect(moved?.sequence).toBeGreaterThan(0);
    expect(back?.sequence).toBeGreaterThan(moved?.sequence ?? 0);
    expect(moved?.modified).toBe('2026-07-01T12:10:00Z');
  });

  it('does not tell of a result as of another hour', () => {
    const before = eventsOf(write([aMatch.scheduled()]))[0];
    const after = eventsOf(write([aMatch.finished()], later(10)))[0];

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
