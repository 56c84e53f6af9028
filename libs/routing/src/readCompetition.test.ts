import { describe, expect, it } from 'vitest';
import { exampleParams } from './exampleParams';
import { readCompetition } from './readCompetition';

const read = (id: string) => readCompetition({ slug: 'liga-mx', id });

describe('the two parameters of a competition', () => {
  it.each([
    ['2025', 2025, 2025],
    ['2025-2026', 2025, 2026],
    ['2025-26', 2025, 2026],
    ['1999-2000', 1999, 2000],
    ['1999-00', 1999, 2000],
    ['1930', 1930, 1930],
  ])('are a competition and its season: %s', (id, from, to) => {
    expect(read(id)).toEqual({ kind: 'season', competition: 'liga-mx', season: { from, to } });
  });

  it.each([
    exampleParams.tournament.id,
    '2025a',
    '12025',
    '202',
    '0025',
    '3025',
    '2025-2027',
    '2025-25',
    '2026-2025',
    '2025-',
    '2025-6',
    '2025/26',
    '2025-2026-2027',
    '2025\n',
    ' 2025',
    '٢٠٢٥',
    'apertura-2025',
    '',
  ])('are a slug and an id: %j', (id) => {
    expect(read(id)).toEqual({ kind: 'id', id });
  });
});
