import { installedCommand } from '../setup/workspaceRoot.mjs';

/** @typedef {{ name: string, command: string, args: string[] }} PlannedStep */

/** Nx targets in the order they run, the quick ones first, by the name the summary shows. */
const targets = {
  lint: 'lint',
  types: 'typecheck',
  'unit tests': 'test',
  build: 'build',
  packages: 'packed',
  stories: 'stories',
  pictures: 'pictures',
  'end to end': 'e2e',
};

/**
 * What a test run consists of. A target no project has is a step with nothing to do.
 * @param {string | null} base Git revision: only what changed since then is checked. `null`: everything.
 * @returns {PlannedStep[]}
 */
export function planSteps(base) {
  const scope = base === null ? ['run-many'] : ['affected', `--base=${base}`];
  const checks = Object.entries(targets).map(([name, target]) => ({
    name,
    command: installedCommand('nx'),
    // Left alone, Nx shows only failures here; the tests are counted from the full output.
    args: [...scope, '-t', target, '--outputStyle=static', ...parallel(target)],
  }));
  return [{ name: 'format', command: installedCommand('prettier'), args: ['--check', '.'] }, ...checks];
}

/** Browsers and servers need the machine for themselves. */
const alone = ['stories', 'pictures', 'e2e'];

/** @param {string} target */
function parallel(target) {
  return [`--parallel=${alone.includes(target) ? 1 : 2}`];
}
