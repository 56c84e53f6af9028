import { aMatch } from '@cancha/site/testing/aMatch';
import { testContext } from '@cancha/site/testing/testContext';
import { describe, expect, it } from 'vitest';
import { toScoreRow } from './toScoreRow';

// 06:00 of the day of the match in Costa Rica, which is at 14:00.
const now = new Date('2026-07-05T12:00:00Z');
const context = testContext();
const row = (match: Parameters<typeof toScoreRow>[0], more: object = {}) =>
  toScoreRow(match, context, { now, ...more });

describe('a match as a row', () => {
  it('has its hour before it, in the zone of the site, and no day where the list is of one day', () => {
    expect(row(aMatch.scheduled())).toMatchObject({
      stateText: '14:00',
      startsAt: '2026-07-05T20:00:00.000Z',
      noteText: '',
    });
    expect(row(aMatch.scheduled({ isTimeKnown: false }))).toMatchObject({
      stateText: 'A definir',
      startsAt: null,
    });
  });

  it('says once it is over that it is, in place of the hour', () => {
    expect(row(aMatch.finished())).toMatchObject({ stateText: 'FINAL', startsAt: null });
  });

  it('has its day in a list of several, with the year where that is another', () => {
    expect(row(aMatch.finished(), { withDay: true }).noteText).toBe('5 jul');
    const old = aMatch.finished({ kickOff: new Date('2025-07-05T20:00:00Z') });
    expect(row(old, { withDay: true }).noteText).toBe('5 jul 2025');
  });

  it('tells who scored where that is asked for', () => {
    const goals = [{ minute: '79', side: 'away', player: 'Erling Haaland', kind: 'goal' }] as const;
    const finished = aMatch.finished({ goals });
    expect(row(finished, { withScorers: true })).toMatchObject({
      home: { scorers: '' },
      away: { scorers: 'Erling Haaland 79’' },
    });
    expect(row(finished).away).not.toHaveProperty('scorers');
  });

  it('calls sides that nobody knows by where they come from, for the ear as well', () => {
    const side = (order: number) => ({
      ...{ id: null, name: 'W', image: null, code: null },
      from: { kind: 'winner', of: 8, order } as const,
    });
    expect(row(aMatch.scheduled({ home: side(3), away: side(4) }))).toMatchObject({
      home: { name: 'Ganador octavos 3', badge: null },
      away: { name: 'Ganador octavos 4' },
      label: '14:00: Ganador octavos 3 contra Ganador octavos 4',
    });
  });
});
