import { describe, expect, it } from 'vitest';
import type { Match } from '../match/Match';
import type { CalendarGroup } from './Calendar';
import { toRounds } from './toRounds';

const match = (day: string): Match => ({
  id: day,
  kickOff: new Date(`${day}T20:00:00Z`),
  home: { id: 'a', name: 'A', image: null, code: null },
  away: { id: 'b', name: 'B', image: null, code: null },
  tournament: null,
  stage: null,
  venue: null,
  referee: null,
  attendance: null,
  movedAt: null,
  updatedAt: null,
  state: 'scheduled',
  isTimeKnown: true,
});

const week = (stage: string, number: number, ...days: string[]): CalendarGroup => ({
  key: `${stage}-${number}`,
  label: `Jornada ${number}`,
  stage,
  week: number,
  matches: days.map(match),
});

const round = (stage: string, day: string): CalendarGroup => ({
  key: stage,
  label: stage,
  stage,
  week: null,
  matches: [match(day)],
});

const roundsOf = (groups: CalendarGroup[], current: string | null = null) =>
  toRounds({ tournament: { id: 't', name: 'T', slug: null, season: null }, current, groups });

describe('the rounds of a calendar', () => {
  it('of groups that are played side by side are one a matchday, in the order of play', () => {
    const rounds = roundsOf([
      week('Grupo A', 1, '2026-06-11', '2026-06-13'),
      week('Grupo B', 1, '2026-06-12'),
      week('Grupo A', 2, '2026-06-18'),
      week('Grupo B', 2, '2026-06-17'),
      round('Octavos de final', '2026-07-04'),
    ]);

    expect(rounds.map(({ label, phase }) => [label, phase])).toEqual([
      ['Jornada 1', null],
      ['Jornada 2', null],
      ['Octavos de final', null],
    ]);
    expect(rounds[0]?.matches.map(({ id }) => id)).toEqual(['2026-06-11', '2026-06-12', '2026-06-13']);
  });

  it('of phases one after the other are told apart by their phase', () => {
    const rounds = roundsOf([
      week('Apertura', 1, '2024-08-01'),
      week('Apertura', 2, '2024-08-08'),
      round('Final del Apertura', '2024-12-08'),
      week('Clausura', 1, '2025-01-10'),
    ]);

    expect(rounds.map(({ label, phase }) => [label, phase])).toEqual([
      ['Jornada 1', 'Apertura'],
      ['Jornada 2', 'Apertura'],
      ['Final del Apertura', null],
      ['Jornada 1', 'Clausura'],
    ]);
  });

  it('know which is on, also when it is the one of another group', () => {
    const rounds = roundsOf(
      [week('Grupo A', 1, '2026-06-11'), week('Grupo B', 1, '2026-06-12'), week('Grupo A', 2, '2026-06-18')],
      'Grupo B-1',
    );

    expect(rounds.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  });

  it('without a match are none', () => {
    expect(roundsOf([week('Liga', 1)])).toEqual([]);
    expect(roundsOf([])).toEqual([]);
  });
});
