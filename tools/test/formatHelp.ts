import { testSteps } from './testSteps.ts';

const usage = `npm test                           everything CI runs; what Nx has seen pass is not run again
npm test -- --affected             only what your changes since main concern
npm test -- --all                  also what is left out or cut short: a crawl of 300 pages instead of 60, 5,000 odd
                                   requests with each of two seeds instead of hundreds,
                                   generated brands though nothing they are made of changed
npm test -- lint unit              one step, or several
npm test -- ui                     all steps of one project, or of several
npm test -- unit ui                one step of one project
npm test -- ui -t "two goals"      the tests of a project whose name says this; without a project, of all
npm test -- path/to/a.test.ts      one file (also .e2e.ts, .stories.tsx), with -t one test of it

Changes are counted from NX_BASE, else from where the branch left main, on main from the commit before. Steps, in the order they run:`;

/** What `npm test -- --help` prints. */
export function formatHelp(): string {
  const steps = Object.entries(testSteps).map(([key, { what }]) => `  ${key.padEnd(10)} ${what}`);
  return [usage, ...steps].join('\n');
}
