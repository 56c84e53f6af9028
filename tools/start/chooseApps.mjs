import { parseArgs } from 'node:util';
import { ExplainedError } from '../setup/ExplainedError.mjs';
import { mainApp, readApps } from './readApps.mjs';

/** @typedef {import('./readApps.mjs').App & { name: string }} ChosenApp */

/**
 * The apps a command line names: each once, `all` for all, the main one when it names none.
 * Throws an `ExplainedError` that lists the known ones.
 * @param {string[]} args
 * @param {Readonly<Record<string, import('./readApps.mjs').App>>} [apps]
 * @returns {ChosenApp[]}
 */
export function chooseApps(args, apps = readApps()) {
  const named = namesIn(args, apps);
  const names = named.includes('all') ? Object.keys(apps) : new Set(named.length > 0 ? named : [mainApp]);

  return [...names].map((name) => {
    const app = Object.hasOwn(apps, name) ? apps[name] : undefined;
    if (!app) throw new ExplainedError(`There is no app “${name}”: ${known(apps)}`);
    return { name, ...app };
  });
}

/**
 * @param {string[]} args
 * @param {object} apps
 */
function namesIn(args, apps) {
  try {
    return parseArgs({ args, options: {}, allowPositionals: true }).positionals;
  } catch {
    throw new ExplainedError(`There are no options here, only names: ${known(apps)}`);
  }
}

/** @param {object} apps */
function known(apps) {
  return `known are ${[...Object.keys(apps), 'all'].join(', ')}.`;
}
