import { sites } from '@cancha/brands/sites';
import { describe, expect, it } from 'vitest';
import type { Scorer } from '@cancha/stats/standings/Scorer';
import { testContext } from '@cancha/site/testing/testContext';
import { toScorerRows } from './toScorerRows';

const context = testContext();
const team = { id: 'n', name: 'Noruega', image: '/no.svg', code: 'NOR' };
const scorer: Scorer = { position: 1, player: 'Haaland', team, goals: 7, penalties: 2 };
const row = (changes: Partial<Scorer>) => toScorerRows([{ ...scorer, ...changes }], 5, context)[0];

describe('the list of scorers', () => {
  it('says goals and penalties in words', () => {
    expect(row({})).toMatchObject({ goals: 7, goalsLabel: '7 goles', detail: '2 de penal' });
    expect(row({ goals: 1 })).toMatchObject({ goalsLabel: '1 gol' });
  });

  it('does not mention penalties that were not scored or not counted', () => {
    expect(row({ penalties: 0 })?.detail).toBe('');
    expect(row({ penalties: null })?.detail).toBe('');
  });

  it('names a player whose team is unknown', () => {
    expect(row({ team: null, penalties: null })).toMatchObject({
      player: 'Haaland',
      badge: null,
      team: null,
      detail: '',
    });
  });

  it('is as long as asked for', () => {
    expect(toScorerRows([scorer, scorer, scorer], 2, context)).toHaveLength(2);
  });

  it('leads to the pages of player and team, where the site has them and the player is known by his id', () => {
    const known = { ...scorer, playerId: 'p9' };
    expect(row(known)).toMatchObject({
      href: '/resultados/futbol/jugador/haaland/p9',
      team: { name: 'Noruega', href: '/resultados/futbol/equipo/noruega/n' },
    });
    expect(row({})?.href).toBeNull();
    expect(toScorerRows([known], 1, testContext({ site: sites.pbj }))[0]).toMatchObject({
      href: null,
      team: { name: 'Noruega', href: null },
    });
  });
});
