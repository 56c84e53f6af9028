import { describe, expect, it } from 'vitest';
import { lineUpAt } from './lineUpAt';
import { mapMatch } from './mapMatch';
import { mapMatchEvent, type MatchEventWire } from './mapMatchEvent';
import type { MatchEvent } from './MatchEvent';
import { formatMatchMinute, readMatchMinute } from './MatchMinute';
import { matchAtMinute, toldMinutes } from './matchAtMinute';

const man = (id: string) => ({ id, name: `Player ${id}`, number: Number(id) });
const event = (wire: Partial<MatchEventWire>): MatchEvent => {
  const result = mapMatchEvent({ kind: 'goal', minute: '10', side: 'home', player: man('9'), ...wire });
  if (!result.ok) throw new Error(result.issue.problem);
  return result.value;
};
const minute = (text: string) => readMatchMinute(text) ?? { minute: -1, added: 0 };
const finished = mapMatch({
  id: 'm',
  date: '2026-07-05T20:00:00Z',
  status: 'played',
  contestant_home: { name: 'A' },
  contestant_away: { name: 'B' },
  total_scores_home: 1,
  total_scores_away: 2,
});
const match = finished.ok && finished.value.state === 'finished' ? finished.value : null;
const events = [
  event({ minute: '10' }),
  event({ minute: '45+2', side: 'away', kind: 'own' }),
  event({ minute: '46', kind: 'substitution', player: man('20'), player_off: man('5') }),
  event({ minute: '60', kind: 'substitution', player: man('21'), player_off: man('20') }),
  event({ minute: '70', kind: 'red', player: man('6') }),
  event({ minute: '90+12', side: 'away', kind: 'penalty' }),
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
  const at = (text: string) => match && matchAtMinute(match, events, minute(text));

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
    expect(match && matchAtMinute(match, events.slice(1), minute('50')).score).toBeNull();
  });

  it('is asked for by the minutes of which something is told', () => {
    expect(toldMinutes(events).map(formatMatchMinute)).toEqual(['10', '45+2', '46', '60', '70', '90+12']);
  });
});

describe('a line-up', () => {
  const starter = (id: string) => ({ ...man(id), captain: id === '1' });
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

describe('an event', () => {
  it('of a kind nobody explains, or without a minute, is left out and told about', () => {
    const wire = { kind: 'goal', minute: '10', side: 'home', player: man('9') } as const;
    expect(mapMatchEvent({ ...wire, kind: 'var-check' })).toMatchObject({ ok: false });
    expect(mapMatchEvent({ ...wire, minute: 'late' })).toMatchObject({ ok: false });
    expect(mapMatchEvent({ ...wire, kind: 'kick-missed', minute: null })).toMatchObject({ ok: true });
  });
});
