import { describe, expect, it } from 'vitest';
import { readTestArguments } from './readTestArguments.mjs';

const nothing = { affected: false, all: false, help: false, name: null, words: [] };

describe('readTestArguments', () => {
  it('runs everything unless told otherwise', () => {
    expect(readTestArguments([])).toEqual(nothing);
  });

  it('knows what may be left out, and what may not', () => {
    expect(readTestArguments(['--affected'])).toEqual({ ...nothing, affected: true });
    expect(readTestArguments(['--all'])).toEqual({ ...nothing, all: true });
    expect(readTestArguments(['-h'])).toEqual({ ...nothing, help: true });
  });

  it('takes the name of a test after -t, as Vitest does', () => {
    expect(readTestArguments(['ui', '-t', 'two goals'])).toEqual({
      ...nothing,
      name: 'two goals',
      words: ['ui'],
    });
  });

  it.each([['--afected'], ['--affected=no'], ['-t']])('refuses %s in one line', (argument) => {
    expect(() => readTestArguments([argument])).toThrow(/^npm test does not know “.*”: .* --help .*$/);
  });
});
