import { describe, expect, it } from 'vitest';
import { storableJson } from './storableJson.ts';

describe('storableJson', () => {
  it('leaves what can be stored as it is', () => {
    const value = { a: ['é', '🇨🇷', 'a\\u0000b', '\\\\ud800'], b: null };

    expect(storableJson(value)).toEqual(value);
  });

  it.each([
    ['\u0000', '\ufffd'],
    ['a\u0000\u0000b', 'a\ufffd\ufffdb'],
    ['\ud800x', '\ufffdx'],
    ['\\\u0000', '\\\ufffd'],
    ['\\u0000\u0000', '\\u0000\ufffd'],
  ])('replaces what cannot (%j)', (given, stored) => {
    expect(storableJson({ [given]: given })).toEqual({ [stored]: stored });
  });

  it('takes a megabyte in well under a second', () => {
    const from = performance.now();
    storableJson({ body: `${'\\'.repeat(500_000)}${'a'.repeat(1_000_000)}\u0000` });

    expect(performance.now() - from).toBeLessThan(1000);
  });
});
