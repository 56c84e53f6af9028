import { installedCommand } from '../setup/workspaceRoot.mjs';
import { stepTargets, testSteps } from './testSteps.mjs';

/**
 * @typedef {object} PlannedStep
 * @property {string} name
 * @property {string} command
 * @property {string[]} args
 * @property {string} [cwd]
 * @property {string} [changedSince] Only the apps that changed since this commit are opened, where nothing else did.
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

/** What reads the sources alone. None of it keeps two cores busy all the time, so it is done at once. */
const atOnce = ['format', 'lint', 'types'];

/** @param {Scope} scope @returns {PlannedStep[]} */
export function planSteps(scope) {
  const { steps, projects, affected } = scope;
  if (projects.length > 0 && steps.length === 0) return [projectStep(projects)];
  const keys = steps.length > 0 ? steps : Object.keys(testSteps);
  if (steps.length > 0 || affected) return keys.map((key) => targetStep(key, scope));
  return [
    sourcesStep(atOnce),
    ...keys.filter((key) => !atOnce.includes(key)).map((key) => targetStep(key, scope)),
  ];
}

/** @param {string[]} keys @returns {PlannedStep} */
function sourcesStep(keys) {
  return {
    name: keys.join(', '),
    ...nx(['run-many', '-t', ...new Set(keys.flatMap((key) => stepTargets(key, 'all')))], keys.length),
    needs: [],
  };
}

/** @param {string} key @param {Scope} scope @returns {PlannedStep} */
function targetStep(key, { steps, projects, base, affected, all }) {
  const { name, target, whole } = testSteps[key] ?? { name: key, target: key };
  // Generated brands are of the generators and of what they copy, and take minutes.
  const isOptional = affected || (key === 'generated' && !steps.includes(key) && !all);
  // The format is that of all files, whichever project is named.
  const isWhole = projects.length === 0 || target === null;
  const scope = isWhole
    ? // An import concerns both of its ends, whichever of them changed.
      isOptional && base !== null && !whole
      ? ['affected', `--base=${base}`]
      : ['run-many']
    : ['run-many', `--projects=${names(projects)}`];
  return {
    name,
    ...nx([...scope, '-t', ...stepTargets(key, isWhole ? 'all' : 'project')]),
    ...(key === 'e2e' && isWhole && base !== null && !all ? { changedSince: base } : {}),
    needs: needsOf([key], projects),
  };
}

/** All steps of some projects. @param {string[]} projects @returns {PlannedStep} */
function projectStep(projects) {
  const targets = Object.keys(testSteps).flatMap((key) => stepTargets(key, 'project'));
  return {
    name: projects.join(', '),
    ...nx(['run-many', `--projects=${names(projects)}`, '-t', ...targets]),
    needs: needsOf(Object.keys(testSteps), projects),
  };
}

/** Left alone, Nx shows only failures here; the tests are counted from the full output. @param {string[]} args */
function nx(args, parallel = 2) {
  return {
    command: installedCommand('nx'),
    args: [...args, '--outputStyle=static', `--parallel=${parallel}`],
  };
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
