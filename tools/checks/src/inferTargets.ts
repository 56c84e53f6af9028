import { globSync } from 'node:fs';
import path from 'node:path';
import type { CreateNodesV2, NxJsonConfiguration } from '@nx/devkit';
import { workspaceFolder } from './workspaceFolder';

/** A target that a plugin of nx.json makes for the project in a folder. */
export type InferredTarget = { folder: string; target: string; plugin: string };

type Registered = Exclude<NonNullable<NxJsonConfiguration['plugins']>[number], string>;

/** Asks the plugins of nx.json what they make of the workspace, each by itself. */
export async function inferTargets(nxJson: NxJsonConfiguration): Promise<InferredTarget[]> {
  const made: InferredTarget[] = [];
  for (const registered of nxJson.plugins ?? []) {
    const { plugin, options, include = ['**'], exclude = [] } = registered as Registered;
    const { createNodesV2 } = (await import(plugin)) as { createNodesV2: CreateNodesV2 };
    const [files, createNodes] = createNodesV2;
    const matches = (file: string, globs: readonly string[]) =>
      globs.some((glob) => path.matchesGlob(file, glob));
    const found = globSync(files, { cwd: workspaceFolder, exclude: ['**/node_modules', '**/dist', '.nx'] })
      .concat(globSync(`libs/*/.*/${path.basename(files)}`, { cwd: workspaceFolder }))
      .filter((file) => matches(file, include) && !matches(file, exclude));
    const context = { nxJsonConfiguration: nxJson, workspaceRoot: workspaceFolder };
    for (const [, { projects = {} }] of await createNodes(found, options, context))
      for (const [folder, { targets = {} }] of Object.entries(projects))
        made.push(...Object.keys(targets).map((target) => ({ folder, target, plugin })));
  }
  return made;
}
