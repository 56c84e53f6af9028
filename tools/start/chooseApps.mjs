import { ExplainedError } from '../setup/ExplainedError.mjs';
import { mainApp, readApps } from './readApps.mjs';

/** @typedef {import('./readApps.mjs').App & { name: string }} ChosenApp */

/**
 * The apps a command line names: each once, `all` for all, the main one when it names none.
 * Throws an `ExplainedError` that lists the known ones.
 * @param {string[]} args
 * @returns {ChosenApp[]}
 */
export function chooseApps(args, apps = readApps()) {
  const known = `known are ${[...Object.keys(apps), 'all'].join(', ')}.`;
  if (args.some((arg) => arg.startsWith('-'))) {
    throw new ExplainedError(`There are no options here, only names: ${known}`);
  }
  const names = args.includes('all') ? Object.keys(apps) : new Set(args.length > 0 ? args : [mainApp]);
  return [...names].map((name) => {
    const app = Object.hasOwn(apps, name) ? apps[name] : undefined;
    if (!app) throw new ExplainedError(`There is no app “${name}”: ${known}`);
    return { name, ...app };
  });
}
