import { describe, expect, it } from 'vitest';
import { lineUpAt } from './lineUpAt';
import type { FinishedMatch } from './Match';
import { matchAtMinute, minutesWithEvents } from './matchAtMinute';
import type { MatchEvent } from './MatchEvent';
import { formatMatchMinute, readMatchMinute } from './MatchMinute';

const player = (id: string) => ({ id, name: `Player ${id}`, number: Number(id) });
const event = (changes: Partial<MatchEvent>): MatchEvent => ({
  ...{ kind: 'goal', minute: minute('10'), side: 'home', player: player('9') },
  ...{ playerOff: null, score: null, ...changes },
});
const minute = (text: string) => readMatchMinute(text) ?? { minute: -1, added: 0 };
const team = (name: string) => ({ id: null, name, image: null, code: null });
const match: FinishedMatch = {
  ...{ state: 'finished', id: 'm', kickOff: new Date('2026-07-05T20:00:00Z') },
  ...{ home: team('A'), away: team('B'), score: { home: 1, away: 2 }, penalties: null, goals: [] },
  ...{ minute: null, period: null, tournament: null, stage: null, venue: null },
  ...{ referee: null, attendance: null, movedAt: null, updatedAt: null },
};
const events = [
  event({ minute: minute('10') }),
  event({ minute: minute('45+2'), side: 'away', kind: 'own' }),
  event({ minute: minute('46'), kind: 'substitution', player: player('20'), playerOff: player('5') }),
  event({ minute: minute('60'), kind: 'substitution', player: player('21'), playerOff: player('20') }),
  event({ minute: minute('70'), kind: 'red', player: player('6') }),
  event({ minute: minute('90+12'), side: 'away', kind: 'penalty' }),
];

describe('a minute of a match', () => {
  it.each([
    ['63', '63'],
    ['90+3', '90+3'],
    // A plus sign of an address that nobody escaped.
    ['90 3', null],
    ['90 + 12', '90+12'],
    ['0', '0'],
    ['120+4', '120+4'],
    ['121', null],
    ['-1', null],
    ['', null],
    ['63.5', null],
    ['90+123', null],
  ])('%j is read as %j', (text, read) => {
    const found = readMatchMinute(text);
    expect(found && formatMatchMinute(found)).toBe(read);
  });
});

describe('a match as it stood at a minute', () => {
  const at = (text: string) => matchAtMinute(match, events, minute(text));

  it.each([
    ['9', 0, 0, 'first-half'],
    ['10', 1, 0, 'first-half'],
    ['45', 1, 0, 'first-half'],
    ['45+2', 1, 1, 'first-half'],
    ['46', 1, 1, 'second-half'],
    ['90+11', 1, 1, 'second-half'],
    ['90+12', 1, 2, 'second-half'],
  ])('at %s was %i-%i', (text, home, away, period) => {
    expect(at(text)).toMatchObject({ state: 'live', score: { home, away }, period });
  });

  it('has no score where the goals told do not make up the result', () => {
    expect(matchAtMinute(match, events.slice(1), minute('50')).score).toBeNull();
  });

  it('is asked for by the minutes of which something is told', () => {
    expect(minutesWithEvents(events).map(formatMatchMinute)).toEqual([
      '10',
      '45+2',
      '46',
      '60',
      '70',
      '90+12',
    ]);
  });
});

describe('a line-up', () => {
  const starter = (id: string) => ({ ...player(id), captain: id === '1' });
  const lineUp = {
    formation: '1-1',
    lines: [[starter('1')], [starter('5'), starter('6')]],
    bench: [],
    benchComplete: false,
  };
  const shown = (text: string, onPitch: boolean) =>
    lineUpAt(
      lineUp,
      events.filter(({ minute: own }) => own && own.minute <= Number(text)),
      { onPitch },
    ).map((line) => line.map(({ id, left }) => `${id} ${left}`));

  it('of the whole match says who left', () => {
    expect(shown('90', false)).toEqual([['1 no'], ['5 off', '6 sent']]);
  });

  it('at a minute is who was on, who came for whom has his place', () => {
    expect(shown('45', true)).toEqual([['1 no'], ['5 no', '6 no']]);
    expect(shown('50', true)).toEqual([['1 no'], ['20 no', '6 no']]);
    expect(shown('65', true)).toEqual([['1 no'], ['21 no', '6 no']]);
  });
});
