import { formatFiles, installPackagesTask, type GeneratorCallback, type Tree } from '@nx/devkit';
import { ExplainedError } from '../../setup/ExplainedError.mjs';
import { readApps } from '../../start/readApps.mjs';
import { addOwner } from '../network/addOwner.ts';
import { readNetwork, type Network } from '../network/readNetwork.ts';
import { editFile } from '../source/editFile.ts';
import { setProperty } from '../source/editSource.ts';
import { validateApp } from './validateApp.ts';
import { writeApp } from './writeApp.ts';

/** `sites`: their ids with commas between them. */
export type AppOptions = { name: string; sites: string; port?: number; skipInstall?: boolean };

/**
 * `nx g @cancha/tools:app <name> --sites a,b`: an app for sites of the table that no app serves yet. The first site is
 * the default for unknown hosts. Throws an `ExplainedError` for invalid options; then Nx writes nothing.
 */
export async function appGenerator(tree: Tree, options: AppOptions): Promise<GeneratorCallback> {
  const { name, port } = options;
  const { sites: rows } = readNetwork(tree);
  const ids = options.sites.split(',').filter(Boolean);
  const isThere = Object.hasOwn(readApps(tree.root), name);
  const problems = isThere ? [`The app ${name} is there already.`] : validateApp(tree, name, port);
  problems.push(...validateSiteIds(ids, rows));
  if (problems.length > 0) throw new ExplainedError(problems.join('\n'));

  for (const id of ids)
    editFile(tree, 'libs/brands/src/sites.ts', (table) =>
      setProperty(table, ['sites', id], 'app', `'${name}'`),
    );
  writeApp(tree, { name, port, sites: ids.flatMap((id) => rows[id] ?? []) });
  addOwner(tree, `The app ${name}`, '@cancha/platform', [`apps/${name}`]);
  await formatFiles(tree);
  return () => {
    if (options.skipInstall !== true) installPackagesTask(tree, true);
  };
}

function validateSiteIds(ids: readonly string[], rows: Network['sites']): string[] {
  if (ids.length === 0) return ['An app needs a site: say --sites=spoiler, for one.'];
  return ids.flatMap((id) => {
    const row = Object.hasOwn(rows, id) ? rows[id] : undefined;
    if (!row) return [`There is no site ${id}.`];
    return row.app === null ? [] : [`${id} is served by ${row.app} already.`];
  });
}
