import type { StandingsRow } from '@cancha/stats/standings/Standings';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { testContext } from '@cancha/site/testing/testContext';
import { tableReasons, TableReasons } from './TableReasons';

const { t } = testContext();
const row = (position: number, points: number, before?: StandingsRow['before']): StandingsRow => ({
  ...{ position, points, played: 3, won: 1, drawn: 1, lost: 1, goalsFor: 4, goalsAgainst: 4 },
  ...{ goalDifference: 0, zone: null, ...(before ? { before } : {}) },
  team: { id: `${position}`, name: `Equipo ${position}`, image: null, code: null },
});
const by = (own: number, other: number) => ({ rule: 'goals-for', own, other }) as const;

describe('why teams with as many points stand in this order', () => {
  it('is a sentence a pair, with both figures', () => {
    expect(tableReasons([row(1, 6, by(5, 3)), row(2, 6), row(3, 1)], t)).toEqual([
      'Equipo 1 está arriba de Equipo 2 por goles a favor: 5 contra 3.',
    ]);
  });

  it('is not said of a team that the figures are not of', () => {
    expect(tableReasons([row(1, 6, by(5, 3)), row(3, 6)], t)).toEqual([]);
    expect(tableReasons([row(1, 6, by(5, 3)), row(2, 4)], t)).toEqual([]);
  });

  it('is nothing where nobody tells', () => {
    expect(renderToStaticMarkup(<TableReasons t={t} rows={[row(1, 6), row(2, 6)]} of="Liga" />)).toBe('');
  });

  it('folds where it is much to read, and says of which table', () => {
    const rows = [row(1, 6, by(5, 4)), row(2, 6, by(4, 3)), row(3, 6, by(3, 2)), row(4, 6)];
    const render = (shown: StandingsRow[]) =>
      renderToStaticMarkup(<TableReasons t={t} rows={shown} of="Clausura" />);

    expect(render(rows.slice(0, 3))).not.toContain('<details');
    expect(render(rows)).toMatch(/<details[^>]*><summary>¿Por qué este orden\? .*Clausura.*<li>/);
  });
});
