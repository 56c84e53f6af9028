import { formatFiles, installPackagesTask, type GeneratorCallback, type Tree } from '@nx/devkit';
import { ExplainedError } from '../../setup/ExplainedError.mjs';
import { readNetwork, type Network } from '../network/readNetwork.ts';
import { readText } from '../source/readText.ts';
import { setProperty } from '../source/setProperty.ts';
import { validateApp } from './validateApp.ts';
import { nextPort, readAppPorts } from './readAppPorts.ts';
import { writeApp } from './writeApp.ts';

/** `sites`: their ids with commas between them. */
export type AppOptions = { name: string; sites: string; port?: number; skipInstall?: boolean };

const table = 'libs/brands/src/sites.ts';

/**
 * `nx g @cancha/tools:app <name> --sites a,b`: an app for sites of the table that nobody serves yet. The first also
 * answers what no other claims. Throws an `ExplainedError` for what cannot be; then Nx writes nothing.
 */
export async function appGenerator(tree: Tree, options: AppOptions): Promise<GeneratorCallback> {
  const { name, port } = options;
  const { sites: rows } = readNetwork(tree);
  const ids = options.sites.split(',').filter(Boolean);
  const problems = [...validateNewApp(tree, options), ...validateSites(ids, rows)];
  if (problems.length > 0) throw new ExplainedError(problems.join('\n'));

  const sites = ids.flatMap((id) => rows[id] ?? []);
  for (const { id } of sites) {
    tree.write(table, setProperty(readText(tree, table), ['sites', id], 'app', `'${name}'`));
  }
  writeApp(tree, { name, port: port ?? nextPort(readAppPorts(tree)), sites });
  await formatFiles(tree);
  return () => {
    if (options.skipInstall !== true) installPackagesTask(tree, true);
  };
}

function validateNewApp(tree: Tree, { name, port }: AppOptions): string[] {
  if (readAppPorts(tree).has(name)) return [`The app ${name} is there already.`];
  return validateApp(tree, { name, port });
}

function validateSites(ids: readonly string[], rows: Network['sites']): string[] {
  if (ids.length === 0) return ['An app needs a site: say --sites=spoiler, for one.'];
  return ids.flatMap((id) => {
    const row = Object.hasOwn(rows, id) ? rows[id] : undefined;
    if (!row) return [`There is no site ${id}.`];
    return row.app === null ? [] : [`${id} is served by ${row.app} already.`];
  });
}
