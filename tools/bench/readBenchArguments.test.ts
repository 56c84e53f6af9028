import { describe, expect, it } from 'vitest';
import { readBenchArguments } from './readBenchArguments.mjs';

describe('readBenchArguments', () => {
  it('measures a fresh build at length unless told otherwise', () => {
    expect(readBenchArguments([])).toEqual({
      app: 'fca',
      json: null,
      quick: false,
      strict: false,
      build: true,
    });
  });

  it('knows its options', () => {
    expect(readBenchArguments(['--json', 'out.json', '--quick', '--strict', '--no-build'])).toEqual({
      app: 'fca',
      json: 'out.json',
      quick: true,
      strict: true,
      build: false,
    });
  });

  it('measures another app by its name', () => {
    expect(readBenchArguments(['redgol', '--quick'])).toMatchObject({ app: 'redgol', quick: true });
  });

  it.each([[['--fast']], [['fca', 'redgol']], [['--json']], [['--json=']]])(
    'refuses %j in one line',
    (args) => {
      expect(() => readBenchArguments(args)).toThrow(
        /does not know “.*”: it takes the name of one app, and the options are --json FILE/,
      );
    },
  );
});
