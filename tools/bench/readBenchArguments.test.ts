import { describe, expect, it } from 'vitest';
import { readBenchArguments } from './readBenchArguments.mjs';

describe('readBenchArguments', () => {
  it('measures a fresh build at length unless told otherwise', () => {
    expect(readBenchArguments([])).toEqual({ json: null, quick: false, strict: false, build: true });
  });

  it('knows its options', () => {
    expect(readBenchArguments(['--json', 'out.json', '--quick', '--strict', '--no-build'])).toEqual({
      json: 'out.json',
      quick: true,
      strict: true,
      build: false,
    });
  });

  it.each([[['--fast']], [['home']], [['--json']], [['--json=']]])('refuses %j in one line', (args) => {
    expect(() => readBenchArguments(args)).toThrow(/does not know “.*”: the options are --json FILE/);
  });
});
