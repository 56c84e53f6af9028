import { describe, expect, it } from 'vitest';
import { planSingleTests } from './planSingleTests.mjs';

type Wanted = Parameters<typeof planSingleTests>[0];
const plan = (wanted: Partial<Wanted>) =>
  planSingleTests({ files: [], folders: ['tools'], name: null, ...wanted }).map(
    ({ name, command, args, needs }) => ({ name, command: command.split('/').at(-1), args, needs }),
  );

const own = 'tools/test/planSingleTests.test.ts';

describe('a single test', () => {
  it('runs where its config is, without Nx', () => {
    expect(plan({ files: [own] })).toEqual([
      { name: own, command: 'vitest', args: ['run', 'test/planSingleTests.test.ts'], needs: [] },
    ]);
  });

  it('is found by its name', () => {
    const name = 'is found by its name';
    expect(plan({ name, folders: ['tools/test'] })).toEqual([
      { name: own, command: 'vitest', args: ['run', 'test/planSingleTests.test.ts', '-t', name], needs: [] },
    ]);
  });

  it('may have signs in its name that mean something else to Vitest (2 + 2?)', () => {
    const [step] = plan({ files: [own], name: '(2 + 2?)' });
    expect(step?.args.at(-1)).toBe('\\(2 \\+ 2\\?\\)');
  });

  it('in a browser has the apps built first', () => {
    const [build, test] = plan({ files: ['apps/fca-e2e/src/front-page.e2e.ts'] });
    expect(build?.args.slice(0, 2)).toEqual(['run', '@cancha/fca-e2e:prepare']);
    expect(test).toMatchObject({ command: 'playwright', args: ['test', 'src/front-page.e2e.ts'] });
    expect(test?.needs).toEqual(['browser']);
  });

  it('of a story has the style sheets built first', () => {
    const [build, test] = plan({ files: ['libs/ui/src/list/Pager/Pager.stories.tsx'] });
    expect(build?.args.slice(0, 2)).toEqual(['run', '@cancha/storybook:prepare']);
    expect(test?.args).toEqual(['run', '../src/list/Pager/Pager.stories.tsx']);
  });

  it('gets a database where it asks for one', () => {
    expect(plan({ files: ['apps/origin/src/server/postgres.test.ts'] })[0]?.needs).toEqual(['database']);
  });

  it('that nobody wrote is answered in one line', () => {
    expect(() => plan({ name: ['no', 'such', 'test'].join(' – ') })).toThrow(/^No test says “no/);
  });
});
