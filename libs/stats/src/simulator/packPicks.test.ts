import { describe, expect, it } from 'vitest';
import { randomNumbers } from '../ranking/randomNumbers.fixture.ts';
import { packPicks, unpackPicks } from './packPicks';
import { noPicks, type Picks } from './Picks';

const random = randomNumbers(104);
const below = (limit: number) => Math.floor(random() * limit);
const drawPicks = (filled: number): Picks => ({
  scores: noPicks.scores.map(() => (random() < filled ? { home: below(10), away: below(10) } : null)),
  winners: noPicks.winners.map(
    () => (random() < filled ? (['home', 'away'] as const)[below(2)] : null) ?? null,
  ),
});

describe('picks in an address', () => {
  it('are read as they were written, whatever is filled in, and fit', () => {
    for (const filled of [0, 0.02, 0.5, 0.98, 1]) {
      for (let at = 0; at < 200; at += 1) {
        const picks = drawPicks(filled);
        const packed = packPicks(picks);
        expect(packed.length).toBeLessThanOrEqual(71);
        expect(packed.length).toBeGreaterThan(0);
        expect(unpackPicks(packed)).toEqual(picks);
      }
    }
  });

  it('of nobody are one byte', () => {
    expect(packPicks(noPicks)).toEqual(Uint8Array.from([0]));
    expect(unpackPicks(Uint8Array.from([0]))).toEqual(noPicks);
  });

  it('have one spelling: whatever can be read is written the same way again', () => {
    let readable = 0;
    for (let at = 0; at < 5_000; at += 1) {
      const bytes = Uint8Array.from({ length: 1 + below(3) }, () => below(256));
      const picks = unpackPicks(bytes);
      if (!picks) continue;
      readable += 1;
      expect(packPicks(picks)).toEqual(bytes);
    }
    expect(readable).toBeGreaterThan(1_000);
  });

  it.each([
    ['nothing', []],
    ['a nothing at the end', [2, 0]],
    ['a score that is none', [0b11111110]],
    ['a third side of a match', [...Array.from({ length: 63 }, () => 0), 0b11000000]],
    ['more than there are matches', Array.from({ length: 72 }, () => 1)],
  ])('are refused: %s', (_, bytes) => {
    expect(unpackPicks(Uint8Array.from(bytes))).toBeNull();
  });

  it('hold no ten goals', () => {
    const scores = [{ home: 10, away: 0 }, ...noPicks.scores.slice(1)];
    expect(() => packPicks({ ...noPicks, scores })).toThrow(RangeError);
  });
});
