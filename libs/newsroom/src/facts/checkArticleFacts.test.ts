import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkArticleFacts } from './checkArticleFacts.ts';
import { buildMatchIndex, type IndexedMatch } from './matchIndex.ts';
import { readFacts } from './readFacts.ts';
import { seedFolder } from '../seedFolder.ts';

let index: Map<string, IndexedMatch>;
beforeAll(async () => {
  index = buildMatchIndex(await readFacts(join(seedFolder, 'facts')));
});

// Brasil 1-2 Noruega: 79’, 90’, 90+10’
const check = (text: string, matches = ['wc2026-091'], notScores: string[] = []): string[] =>
  checkArticleFacts({ text, matches, notScores }, index);

describe('the index of matches', () => {
  it('knows every score that stood on the way to the last one, from both sides', () => {
    expect([...(index.get('wc2026-091')?.scores ?? [])].sort()).toEqual([
      '0-0',
      '0-1',
      '0-2',
      '1-0',
      '1-2',
      '2-0',
      '2-1',
    ]);
  });

  it('knows the shoot-out beside the score of the match', () => {
    const scores = index.get('wc2026-096')?.scores;
    expect([scores?.has('0-0'), scores?.has('4-3'), scores?.has('3-4'), scores?.has('1-0')]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('never says 0-0 of a match that was awarded', () => {
    expect([...(index.get('cr.1-2024-25-001')?.scores ?? [])].sort()).toEqual(['0-3', '3-0']);
  });

  it('finds a match under its other name too', () => {
    expect(index.get('int-20260719-ESP-ARG')).toBe(index.get('wc2026-104'));
  });
});

describe('the facts of an article', () => {
  it('pass when every score and minute is recorded', () => {
    expect(check('Noruega ganó 2-1: Haaland a los 79’ y 90’, Neymar al 90+10.')).toEqual([]);
  });

  it('fail on a score that never stood', () => {
    expect(check('Noruega ganó 3-1.')).toEqual(['3-1 never stood in a listed match']);
  });

  it('fail on a score of a match that is not listed', () => {
    expect(check('España ganó 1-0.', ['wc2026-096'])).toHaveLength(1);
  });

  it('fail on a minute at which nothing happened, with its mark or in stoppage time', () => {
    expect(check('Marcó al 80’ y otra vez al 90+7.')).toEqual([
      'Nothing is recorded at 80’ in a listed match',
      'Nothing is recorded at 90+7’ in a listed match',
    ]);
  });

  it('take a formation or a season for a score until it is declared', () => {
    const text = 'Formó 4-3-3 en la temporada 2024-25.';
    expect(check(text)).toHaveLength(2);
    expect(check(text, [], ['4-3-3', '2024-25'])).toEqual([]);
  });

  it('leave the addresses of links and the names of things alone', () => {
    expect(check('La [previa](/mundial-2026/x-20260705-1-0.html) de la Sub-20 y el Boeing-7-47.')).toEqual(
      [],
    );
  });

  it('name a match that does not exist', () => {
    expect(check('', ['wc2026-105'])).toEqual(['There is no match wc2026-105']);
  });

  it('read Portuguese scores, and minutes counted from the start of a half', () => {
    const right =
      'A Noruega venceu o Brasil por 2 a 1 (Brasil 1 x 2 Noruega), com gols aos 34 e aos 45 do segundo tempo.';
    expect(check(right)).toEqual([]);
    expect(check('Neymar descontou aos 55 do segundo tempo.')).toEqual([]);
    expect(check('A Noruega fez 3 a 1 aos 12 do primeiro tempo e aos 60 do segundo tempo.')).toEqual([
      '3 a 1 never stood in a listed match',
      'Nothing is recorded at 12’ in a listed match',
      'Nothing is recorded at 90+15’ in a listed match',
    ]);
  });

  it('read English minutes counted in ordinals, and those of stoppage time', () => {
    const right =
      'Haaland scored in the 79th and 90th minutes; Neymar converted a penalty in the 10th minute of second-half stoppage time.';
    expect(check(right)).toEqual([]);
    // Mexico-South Africa: a goal in the ninth minute.
    expect(check('Quiñones scored in the ninth minute of the match.', ['wc2026-001'])).toEqual([]);
    // Belgium-Senegal: a penalty at 120+5.
    expect(
      check('He scored in the fifth minute of stoppage time at the end of extra time.', ['wc2026-082']),
    ).toEqual([]);
    expect(
      check(
        'In the eighth and 81st minutes, and in the 11th minute of second-half stoppage time. It was the fourth minute of first-half stoppage time.',
      ),
    ).toEqual([
      'Nothing is recorded at 8’ in a listed match',
      'Nothing is recorded at 81’ in a listed match',
      'Nothing is recorded at 90+11’ in a listed match',
      'Nothing is recorded at 45+4’ in a listed match',
    ]);
  });

  it('leave the first minutes of a half and other ordinals alone', () => {
    expect(check('It was their third win, in the first minute of the second half of the year.')).toEqual([]);
  });
});
