import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryPicks } from './arbitraryPicks.fixture';
import { packPicks, unpackPicks } from './packPicks';
import { noPicks } from './Picks';

describe('picks in an address', () => {
  it('are read as they were written, whatever is filled in, and fit', () => {
    fc.assert(
      fc.property(arbitraryPicks, (picks) => {
        const packed = packPicks(picks);
        expect(packed.length).toBeLessThanOrEqual(71);
        expect(packed.length).toBeGreaterThan(0);
        expect(unpackPicks(packed)).toEqual(picks);
      }),
    );
  });

  it('of nobody are one byte', () => {
    expect(packPicks(noPicks)).toEqual(Uint8Array.from([0]));
    expect(unpackPicks(Uint8Array.from([0]))).toEqual(noPicks);
  });

  it('are others, or none, once a single bit is changed', () => {
    fc.assert(
      fc.property(arbitraryPicks, fc.nat(), (picks, chosen) => {
        const packed = packPicks(picks);
        const bit = chosen % (packed.length * 8);
        packed[bit >> 3] = (packed[bit >> 3] ?? 0) ^ (128 >> (bit & 7));
        const read = unpackPicks(packed);
        if (read) expect(packPicks(read)).toEqual(packed);
        expect(read).not.toEqual(picks);
      }),
    );
  });

  it('have one spelling: whatever can be read is written the same way again', () => {
    let readable = 0;
    // Of longer ones few can be read at all.
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 4 }), (bytes) => {
        const picks = unpackPicks(bytes);
        if (!picks) return;
        readable += 1;
        expect(packPicks(picks)).toEqual(bytes);
      }),
      { numRuns: 1_000 },
    );
    expect(readable).toBeGreaterThan(100);
  });

  it('are no reason to fall over, whatever bytes somebody sends', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        expect(() => unpackPicks(bytes)).not.toThrow();
      }),
    );
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
