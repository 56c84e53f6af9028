import type { Tree } from '@nx/devkit';
import { originPort } from '../../start/readApps.mjs';
import { readAppPorts } from './readAppPorts.ts';

/** What is wrong with a new app; nothing with one that is there already. */
export function validateApp(
  tree: Tree,
  { name, port }: { name: string; port?: number | undefined },
): string[] {
  const ports = readAppPorts(tree);
  if (ports.has(name)) return [];
  const owner =
    [...ports].find(([, taken]) => taken === port)?.[0] ?? (port === originPort ? 'origin' : undefined);
  return [
    ...(/^[a-z][a-z0-9-]*$/.test(name)
      ? []
      : [`“${name}” is no name of an app: expected one such as cruz-azul.`]),
    ...(tree.exists(`apps/${name}`)
      ? [`apps/${name} is there and serves no readers: choose another name.`]
      : []),
    ...(owner ? [`Port ${port} is taken by ${owner}.`] : []),
  ];
}
