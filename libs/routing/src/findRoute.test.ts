import { describe, expect, it } from 'vitest';
import { compileRoutes } from './compileRoutes';
import { findRoute } from './findRoute';
import type { RouteTable } from './RouteTable';

/** Rows the table will grow to: deeper, with words after parameters. */
const table = {
  results: { es: '/resultados/futbol', pt: '/resultados/futebol', en: '/results/soccer' },
  team: {
    es: '/resultados/futbol/equipo/:slug/:id',
    pt: '/resultados/futebol/equipe/:slug/:id',
    en: '/results/soccer/team/:slug/:id',
  },
  squad: {
    es: '/resultados/futbol/equipo/:slug/:id/plantel',
    pt: '/resultados/futebol/equipe/:slug/:id/elenco',
    en: '/results/soccer/team/:slug/:id/team',
  },
  year: { es: '/archivo/:year(2025|2026)', pt: '/arquivo/:year(2025|2026)', en: '/archive/:year(2025|2026)' },
  any: { es: '/archivo/:any', pt: '/arquivo/:any', en: '/archive/:any' },
} as const satisfies RouteTable;

describe('finding a row', () => {
  const find = (path: string, language: 'es' | 'en' = 'es') =>
    findRoute(compileRoutes(table, language), path, {});

  it('tells pages of one team apart by the word after its parameters', () => {
    const params = { slug: 'saprissa', id: '3kq9' };
    expect(find('/resultados/futbol/equipo/saprissa/3kq9')).toEqual({ name: 'team', params });
    expect(find('/resultados/futbol/equipo/saprissa/3kq9/plantel')).toEqual({ name: 'squad', params });
    expect(find('/resultados/futbol/equipo/saprissa/3kq9/team')).toBeNull();
    expect(find('/results/soccer/team/saprissa/3kq9/team', 'en')).toEqual({ name: 'squad', params });
  });

  it('prefers the upper of two rows that both fit', () => {
    expect(find('/archivo/2026')).toEqual({ name: 'year', params: { year: '2026' } });
    expect(find('/archivo/2027')).toEqual({ name: 'any', params: { any: '2027' } });
  });

  it('reads an escaped slash as part of a value, not as an end of a segment', () => {
    expect(find('/resultados/futbol')).toEqual({ name: 'results', params: {} });
    expect(find('/resultados%2Ffutbol')).toBeNull();
    expect(find('/archivo/a%2Fb')).toEqual({ name: 'any', params: { any: 'a/b' } });
  });
});
