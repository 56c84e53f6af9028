import { describe, expect, it } from 'vitest';
import { readBenchArguments } from './readBenchArguments.ts';

const usual = { app: 'fca', against: null, json: null, quick: false, build: true };

describe('readBenchArguments', () => {
  it('measures a fresh build at length beside nginx unless told otherwise', () => {
    expect(readBenchArguments([])).toEqual(usual);
  });

  it('knows its options', () => {
    const args = ['redgol', '--against', '../before', '--json', 'out.json', '--quick', '--no-build'];
    expect(readBenchArguments(args)).toEqual({
      ...{ app: 'redgol', against: '../before', json: 'out.json', quick: true, build: false },
    });
  });

  it.each([[['--fast']], [['fca', 'redgol']], [['--json']], [['--against=']]])(
    'refuses %j in one line',
    (args) => {
      expect(() => readBenchArguments(args)).toThrow(
        /does not know “.*”: it takes the name of one app, and the options are --against FOLDER/,
      );
    },
  );
});
