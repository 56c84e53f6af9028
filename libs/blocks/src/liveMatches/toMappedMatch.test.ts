import { aMatch } from '@cancha/site/testing/aMatch';
import { testContext } from '@cancha/site/testing/testContext';
import type { Match } from '@cancha/stats/match/Match';
import type { Period } from '@cancha/stats/match/Period';
import { describe, expect, it } from 'vitest';
import { toMappedMatch } from './toMappedMatch';

const context = testContext();
/** Before each kick-off here. */
const now = new Date('2026-01-01T00:00:00Z');
const map = (match: Match) => toMappedMatch(match, context, now);
const side = (name: string) => ({ id: name, name, code: null, image: `/flags/${name}.svg` });

describe('a match as data', () => {
  it('has every field of the specification, by the clocks of the site', () => {
    const match = aMatch.live({
      ...{ kickOff: new Date('2026-07-05T05:30:00Z'), minute: 72, period: 'second-half' },
      ...{ score: { home: 1, away: 0 }, penalties: null },
    });

    expect(map(match)).toEqual({
      ...{ id: 'm', date: '04/07', hour: '23:30', state: 'playing', mode: 'live', mode_text: '72’' },
      ...{ home_team: side('Brasil'), away_team: side('Noruega'), minutes: 72, period: '2T' },
      ...{ scores: { home: 1, away: 0 }, penalties: null, tournament: { id: 't', name: 'Mundial' } },
    });
  });

  it('says midnight as 00, and no hour of which only the day is known', () => {
    expect(map(aMatch.scheduled({ kickOff: new Date('2026-07-05T06:05:00Z') }))).toMatchObject({
      ...{ date: '05/07', hour: '00:05' },
    });
    expect(map(aMatch.scheduled({ isTimeKnown: false })).hour).toBeNull();
  });

  it('says its hour as HH:mm where pages write 3 p.m. or 15h, which only what they write follows', () => {
    for (const [hourStyle, text] of [
      ['12-hour', '2\u00a0p.m.'],
      ['h', '14h'],
    ] as const) {
      const mapped = toMappedMatch(aMatch.scheduled(), testContext({ site: { hourStyle } }), now);

      expect([mapped.hour, mapped.mode_text]).toEqual(['14:00', text]);
    }
  });

  it('keeps 0 goals apart from none known, and has the shoot-out beside the score', () => {
    const shootOut = { score: { home: 0, away: 0 }, penalties: { home: 4, away: 3 } };

    expect(map(aMatch.finished(shootOut))).toMatchObject({
      scores: { home: 0, away: 0 },
      penalties: { home: 4, away: 3 },
    });
    expect(map(aMatch.live({ score: null })).scores).toBeNull();
    expect(map(aMatch.scheduled()).scores).toBeNull();
  });

  it.each<[state: string, mode: string, text: string, match: Match]>([
    ['played', 'final', 'FINAL', aMatch.finished()],
    ['playing', 'live', '72’', aMatch.live({ minute: 72, period: 'second-half' })],
    ['fixture', 'hour', '14:00', aMatch.scheduled()],
    ['unplanned', 'unplanned', 'A definir', aMatch.scheduled({ isTimeKnown: false })],
    ['postponed', 'info', 'Aplazado', aMatch.interrupted({ reason: 'postponed' })],
    ['suspended', 'info', 'Suspendido', aMatch.interrupted({ reason: 'suspended' })],
    ['cancelled', 'info', 'Cancelado', aMatch.interrupted({ reason: 'cancelled' })],
  ])('of state %s is shown as %s: %s', (state, mode, mode_text, match) => {
    expect(map(match)).toMatchObject({ state, mode, mode_text });
  });

  it.each<[Period, code: string]>([
    ['first-half', '1T'],
    ['half-time', 'DES'],
    ['second-half', '2T'],
    ['extra-time-first-half', '1TE'],
    ['extra-time-second-half', '2TE'],
    ['full-time', 'FIN'],
    ['penalty-shootout', 'PEN'],
    ['end-of-extra-time', 'FTE'],
  ])('has a short code for %s: %s', (period, code) => {
    expect(map(aMatch.live({ period })).period).toBe(code);
  });
});
