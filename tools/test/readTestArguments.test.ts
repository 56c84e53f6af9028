import { describe, expect, it } from 'vitest';
import { readTestArguments } from './readTestArguments.mjs';

describe('readTestArguments', () => {
  it('runs everything unless told otherwise', () => {
    expect(readTestArguments([])).toEqual({ affected: false });
  });

  it('knows --affected', () => {
    expect(readTestArguments(['--affected'])).toEqual({ affected: true });
  });

  it.each([['--afected'], ['libs/ui'], ['--affected=no']])('refuses %s in one line', (argument) => {
    expect(() => readTestArguments([argument])).toThrow(
      /^npm test does not know “.*”: the only option is --affected\.$/,
    );
  });
});
