import { describe, expect, it } from 'vitest';
import type { CompetitionWidget } from '@cancha/stats/competition/CompetitionWidget';
import type { StandingsRow } from '@cancha/stats/standings/Standings';
import { testContext } from '@cancha/site/testing/testContext';
import { toRankingTable } from './toRankingTable';

const context = testContext();
const row = (position: number, zone: string | null, goalDifference = 0): StandingsRow => ({
  position,
  team: { id: `t${position}`, name: `Equipo ${position}`, image: null, code: null },
  played: 22,
  won: 10,
  drawn: 5,
  lost: 7,
  goalsFor: 30,
  goalsAgainst: 20,
  goalDifference,
  points: 35,
  zone,
});

const standings = {
  id: 'c',
  name: 'Clausura',
  rows: [row(1, 'z1', 9), row(2, 'z1', 0), row(3, 'z2', -4), row(4, null)],
  zones: [
    { zone: 'z1', label: 'Semifinales' },
    { zone: 'z9', label: 'Otra' },
  ],
};
const widget: CompetitionWidget = {
  tournament: { id: 't', name: 'Primera División', slug: null, season: null },
  until: '2025-05-07',
  stages: [],
  tables: [{ ...standings, id: 'a', name: 'Apertura', rows: [] }, standings],
  scorers: [],
  ...{ annual: null, averages: null },
};
const table = (rows = 6, name = 'Clausura', of = widget) =>
  toRankingTable(of, name, rows, 'Costa Rica', context);

describe('the head of a table', () => {
  it('is the table asked for, as long as asked for', () => {
    expect(table(2)?.rows.map(({ position, points, played }) => [position, points, played])).toEqual([
      [1, 35, 22],
      [2, 35, 22],
    ]);
    expect(table()?.caption).toBe('Primera División, Clausura');
  });

  it('leads to the page of each team', () => {
    expect(table(1)?.rows[0]?.team.href).toBe('/resultados/futbol/equipo/equipo-1/t1');
  });

  it('is absent when there is no such table or nothing in it', () => {
    expect(table(6, 'Invierno')).toBeNull();
    expect(table(6, 'Apertura')).toBeNull();
  });

  it('draws a line under the last row of each zone', () => {
    expect(table()?.rows.map(({ cut }) => cut)).toEqual([false, true, true, false]);
  });

  it('draws none under its last row, where the zone may go on', () => {
    expect(table(1)?.rows.map(({ cut }) => cut)).toEqual([false]);
  });

  it('colours and explains the zones that there are colours for', () => {
    expect(table()?.rows.map(({ zone }) => zone)).toEqual([1, 1, 2, null]);
    expect(table()?.zones).toEqual([{ zone: 1, label: 'Semifinales' }]);
  });

  it('writes differences with their sign, and below zero with the real minus', () => {
    expect(table()?.rows.map(({ goalDifference }) => goalDifference)).toEqual(['+9', '0', '−4', '0']);
  });

  it('tells the day of its data, which no zone may move', () => {
    expect(table()?.note).toBe('Datos hasta el 7 de mayo de 2025.');
    expect(table(6, 'Clausura', { ...widget, until: null })?.note).toBeNull();
  });

  it('knows a team without an id by its name', () => {
    const nameless = { ...row(1, null), team: { id: null, name: 'Ganador 97', image: null, code: null } };
    const of = { ...widget, tables: [{ ...standings, rows: [nameless] }] };

    expect(table(6, 'Clausura', of)?.rows[0]?.team.id).toBe('Ganador 97');
  });

  it('has a short and a long word for each column', () => {
    expect(table()?.labels.columns).toMatchObject({
      position: { short: 'P', long: 'Posición' },
      points: { short: 'PTS', long: 'Puntos' },
      played: { short: 'PJ', long: 'Partidos jugados' },
      record: { short: 'G-E-P', long: 'Ganados, empatados y perdidos' },
      goalDifference: { short: 'DIF', long: 'Diferencia de goles' },
    });
  });
});
