import { describe, expect, it } from 'vitest';
import { planSingleTests } from './planSingleTests.ts';

type Wanted = Parameters<typeof planSingleTests>[0];
const plan = (wanted: Partial<Wanted>) =>
  planSingleTests({ files: [], folders: ['tools'], name: null, ...wanted }).map(
    ({ label, command, args, needsBrowser }) => ({ label, command, args, needsBrowser }),
  );

const own = 'tools/test/planSingleTests.test.ts';
const inVitest = { label: own, command: 'vitest', needsBrowser: false };

describe('a single test', () => {
  it('runs where its config is, without Nx', () => {
    expect(plan({ files: [own] })).toEqual([{ ...inVitest, args: ['run', 'test/planSingleTests.test.ts'] }]);
  });

  it('runs where the nearest config is', () => {
    const file = 'libs/brands/checks/src/sites.test.ts';
    expect(plan({ files: [file] })[0]?.args).toEqual(['run', 'src/sites.test.ts']);
  });

  it('is found by its name', () => {
    const name = 'is found by its name';
    expect(plan({ name, folders: ['tools/test'] })).toEqual([
      { ...inVitest, args: ['run', 'test/planSingleTests.test.ts', '-t', name] },
    ]);
  });

  it('may have signs in its name that mean something else to Vitest (2 + 2?)', () => {
    const [step] = plan({ files: [own], name: '(2 + 2?)' });
    expect(step?.args.at(-1)).toBe('\\(2 \\+ 2\\?\\)');
  });

  it('in a browser has the apps built first', () => {
    const [build, test] = plan({ files: ['apps/fca-e2e/src/front-page.e2e.ts'] });
    expect(build?.args.slice(0, 5)).toEqual(['run-many', '-t', 'prepare', '-p', 'apps/fca-e2e']);
    expect(test).toMatchObject({ command: 'playwright', args: ['test', 'src/front-page.e2e.ts'] });
    expect(test?.needsBrowser).toBe(true);
  });

  it('of what runs in a browser has the browser, and nothing is built', () => {
    const file = 'libs/integrations/src/dataLayer/dataLayer.contract.browser.test.ts';
    expect(plan({ files: [file] })).toMatchObject([{ command: 'vitest', needsBrowser: true }]);
  });

  it('of a story has the style sheets built first', () => {
    const [build, test] = plan({ files: ['libs/ui/src/list/Pager/Pager.stories.tsx'] });
    expect(build?.args.slice(0, 5)).toEqual(['run-many', '-t', 'prepare', '-p', 'libs/ui/.storybook']);
    expect(test?.args).toEqual(['run', '../src/list/Pager/Pager.stories.tsx']);
  });

  it('that nobody wrote is answered in one line', () => {
    expect(() => plan({ name: ['no', 'such', 'test'].join(' – ') })).toThrow(/^No test says “no/);
  });
});
