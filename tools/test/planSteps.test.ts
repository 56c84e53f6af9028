import { describe, expect, it } from 'vitest';
import { planSteps } from './planSteps.mjs';

const names = (base: string | null) => planSteps(base).map(({ name }) => name);

describe('planSteps', () => {
  it('checks the quick things first and the browser last', () => {
    expect(names(null)).toEqual([
      'format',
      'lint',
      'types',
      'unit tests',
      'build',
      'packages',
      'stories',
      'pictures',
      'end to end',
    ]);
    expect(names('main~1')).toEqual(names(null));
  });

  it('compares with the base when only what changed is wanted', () => {
    const [, lint] = planSteps('origin/main');
    expect(lint?.args.slice(0, 4)).toEqual(['affected', '--base=origin/main', '-t', 'lint']);
  });

  it('has Nx print every output, as the tests are counted from it', () => {
    const nx = planSteps(null).slice(1);
    expect(nx.every(({ args }) => args.includes('--outputStyle=static'))).toBe(true);
  });
});
