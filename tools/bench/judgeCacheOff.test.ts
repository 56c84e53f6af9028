import { describe, expect, it } from 'vitest';
import { judgeCacheOff } from './judgeCacheOff.mjs';

const proof = { cachedIsStorable: true, renderedIsUnstorable: true, cached: 1, alone: 8, together: 7 };

describe('judgeCacheOff', () => {
  it('believes answers that cost a rendering each, alone and together', () => {
    expect(judgeCacheOff(proof)).toBeNull();
  });

  it.each([
    [{ cachedIsStorable: false }, 'pages are not cached either'],
    [{ renderedIsUnstorable: false }, 'may still be cached'],
    [{ alone: 1.5, together: 1.5 }, 'costs no rendering'],
    [{ together: 1.2 }, 'share a rendering'],
    [{ cached: Number.NaN }, 'costs no rendering'],
  ])('does not believe %j', (difference, complaint) => {
    expect(judgeCacheOff({ ...proof, ...difference })).toContain(complaint);
  });
});
