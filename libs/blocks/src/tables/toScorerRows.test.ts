import { describe, expect, it } from 'vitest';
import type { Scorer } from '@cancha/stats/standings/Scorer';
import { testContext } from '@cancha/site/testing/testContext';
import { toScorerRows } from './toScorerRows';

const { t } = testContext();
const team = { id: 'n', name: 'Noruega', image: '/no.svg', code: 'NOR' };
const scorer: Scorer = { position: 1, player: 'Haaland', team, goals: 7, penalties: 2 };
const row = (changes: Partial<Scorer>) => toScorerRows([{ ...scorer, ...changes }], 5, t)[0];

describe('the list of scorers', () => {
  it('says goals and penalties in words', () => {
    expect(row({})).toMatchObject({ goals: 7, goalsLabel: '7 goles', detail: 'Noruega · 2 de penal' });
    expect(row({ goals: 1 })).toMatchObject({ goalsLabel: '1 gol' });
  });

  it('does not mention penalties that were not scored or not counted', () => {
    expect(row({ penalties: 0 })?.detail).toBe('Noruega');
    expect(row({ penalties: null })?.detail).toBe('Noruega');
  });

  it('names a player whose team is unknown', () => {
    expect(row({ team: null, penalties: null })).toMatchObject({
      player: 'Haaland',
      badge: null,
      detail: '',
    });
  });

  it('is as long as asked for', () => {
    expect(toScorerRows([scorer, scorer, scorer], 2, t)).toHaveLength(2);
  });

  it('of a player without a team has no separator before the penalties', () => {
    expect(row({ team: null, penalties: 2 })?.detail).not.toMatch(/^\s*·/);
  });
});
