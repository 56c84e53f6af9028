import { ExplainedError } from '../setup/ExplainedError.mjs';
import { mainApp, readApps, type App } from './readApps.mjs';

export type ChosenApp = App & { name: string };

/**
 * The apps a command line names: each once, `all` for all, the main one when it names none.
 * Throws an `ExplainedError` that lists the known ones.
 */
export function chooseApps(args: readonly string[], apps = readApps()): ChosenApp[] {
  const names = args.includes('all') ? Object.keys(apps) : new Set(args.length > 0 ? args : [mainApp]);
  return [...names].map((name) => {
    const app = Object.hasOwn(apps, name) ? apps[name] : undefined;
    if (app) return { name, ...app };
    const known = [...Object.keys(apps), 'all'].join(', ');
    throw new ExplainedError(`There is no app “${name}”: known are ${known}.`);
  });
}
