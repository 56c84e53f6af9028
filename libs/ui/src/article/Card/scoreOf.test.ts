import { describe, expect, it } from 'vitest';
import { scoreOf } from './scoreOf';

describe('the score of a story', () => {
  it.each([
    { label: 'Francia 4-6 Inglaterra', title: 'Diez goles', score: '4-6' },
    { label: 'Panamá', title: 'El 10-0 que nadie esperaba', score: '10-0' },
    { label: null, title: '0-5, 1-3 y 1-0: la Sele', score: '0-5' },
    { label: 'Pizarra', title: 'El 4-3-3 de Scaloni', score: null },
    { label: null, title: 'Temporada 2025-2026', score: null },
    { label: '', title: 'Los Sub-20', score: null },
  ])('$label, $title: $score', ({ score, ...article }) => {
    expect(scoreOf(article)).toBe(score);
  });
});
