import { installedCommand } from '../setup/workspaceRoot.mjs';
import { testSteps } from './testSteps.mjs';

/**
 * @typedef {object} PlannedStep
 * @property {string} name
 * @property {string} command
 * @property {string[]} args
 * @property {string} [cwd]
 * @property {('browser' | 'database')[]} needs
 */
/**
 * @typedef {object} Scope
 * @property {string[]} steps By their keys; none are all.
 * @property {string[]} projects None are all.
 * @property {string | null} base Commit that changes are counted from. `null`: nothing is left out for being unchanged.
 * @property {boolean} affected Whether every step leaves out what the changes do not concern.
 * @property {boolean} all Whether nothing is left out or cut short.
 */

/** What opens a browser. */
const browsing = ['stories', 'pictures', 'e2e', 'generated'];

/** @param {Scope} scope @returns {PlannedStep[]} */
export function planSteps(scope) {
  const { steps, projects } = scope;
  if (projects.length > 0 && steps.length === 0) return [projectStep(projects)];
  const keys = steps.length > 0 ? steps : ['format', ...Object.keys(testSteps)];
  return keys.map((key) => (key === 'format' ? formatStep() : targetStep(key, scope)));
}

/** Prettier itself remembers which files it has found right. */
function formatStep() {
  const cache = ['--cache', '--cache-strategy=content', '--cache-location=.nx/prettier'];
  /** @type {PlannedStep} */
  return {
    name: 'format',
    command: installedCommand('prettier'),
    args: ['--check', '.', ...cache],
    needs: [],
  };
}

/** @param {string} key @param {Scope} scope @returns {PlannedStep} */
function targetStep(key, { steps, projects, base, affected, all }) {
  const { name, target } = testSteps[key] ?? { name: key, target: key };
  // All of it in one process takes half as long as each project in its own; and an import concerns both of its ends.
  if (key === 'lint' && projects.length === 0)
    return { name, ...nx(['run-many', '-t', 'lint-workspace']), needs: [] };
  // Generated brands are of the generators and of what they copy, and take minutes.
  const isOptional = affected || (key === 'generated' && !steps.includes(key) && !all);
  const scope =
    projects.length > 0
      ? ['run-many', `--projects=${names(projects)}`]
      : isOptional && base !== null
        ? ['affected', `--base=${base}`]
        : ['run-many'];
  return { name, ...nx([...scope, '-t', target]), needs: needsOf([key], projects) };
}

/** All steps of some projects. @param {string[]} projects @returns {PlannedStep} */
function projectStep(projects) {
  const targets = Object.values(testSteps).map(({ target }) => target);
  return {
    name: projects.join(', '),
    ...nx(['run-many', `--projects=${names(projects)}`, '-t', ...targets]),
    needs: needsOf(Object.keys(testSteps), projects),
  };
}

/** Left alone, Nx shows only failures here; the tests are counted from the full output. @param {string[]} args */
function nx(args) {
  return { command: installedCommand('nx'), args: [...args, '--outputStyle=static', '--parallel=2'] };
}

/** @param {string[]} projects */
const names = (projects) => projects.map((name) => `@cancha/${name}`).join(',');

/** @param {string[]} keys @param {string[]} projects @returns {PlannedStep['needs']} */
function needsOf(keys, projects) {
  const needsBrowser = keys.some((key) => browsing.includes(key));
  const needsDatabase = keys.includes('unit') && (projects.length === 0 || projects.includes('origin'));
  return [
    ...(needsBrowser ? /** @type {const} */ (['browser']) : []),
    ...(needsDatabase ? /** @type {const} */ (['database']) : []),
  ];
}
