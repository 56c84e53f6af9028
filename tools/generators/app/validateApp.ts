import type { Tree } from '@nx/devkit';
import { originPort } from '../../start/readApps.mjs';
import { problemsOf } from '../problemsOf.ts';
import { readAppPorts } from './readAppPorts.ts';

/** The problems of a new app; none for an existing one. */
export function validateApp(tree: Tree, name: string, port: number | undefined): string[] {
  const ports = readAppPorts(tree);
  if (ports.has(name)) return [];
  const [owner] = [['origin', originPort] as const, ...ports].find(([, taken]) => taken === port) ?? [];
  return problemsOf(
    [!/^[a-z][a-z0-9-]*$/.test(name), `“${name}” is no name of an app: expected one such as cruz-azul.`],
    [tree.exists(`apps/${name}`), `apps/${name} is there and serves no readers: choose another name.`],
    [owner !== undefined, `Port ${port} is taken by ${owner}.`],
  );
}
