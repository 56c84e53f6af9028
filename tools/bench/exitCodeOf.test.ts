import { describe, expect, it } from 'vitest';
import { exitCodeOf } from './exitCodeOf.mjs';

const held = { ok: true };
const reached = { reached: true };
const missed = { reached: false };

describe('exitCodeOf', () => {
  it('is 1 for a single broken limit', () => {
    const result = { verdicts: [held, { ok: false }], comparisons: [reached] };
    expect(exitCodeOf(result, { strict: false })).toBe(1);
  });

  it('does not mind a missed reference unless asked to', () => {
    const result = { verdicts: [held], comparisons: [reached, missed] };
    expect(exitCodeOf(result, { strict: false })).toBe(0);
    expect(exitCodeOf(result, { strict: true })).toBe(1);
  });

  it('is 0 when all is well, strictly, too', () => {
    expect(exitCodeOf({ verdicts: [held], comparisons: [reached] }, { strict: true })).toBe(0);
  });
});
