import type { Tree } from '@nx/devkit';
import { originPort, readApps } from '../../start/readApps.mjs';
import { problemsOf } from '../problemsOf.ts';

/** The problems of a new app; none for an existing one. */
export function validateApp(tree: Tree, name: string, port: number | undefined): string[] {
  const apps = readApps(tree.root);
  if (Object.hasOwn(apps, name)) return [];
  const others = Object.entries({ origin: { port: originPort }, ...apps });
  const [owner] = others.find(([, other]) => other.port === port) ?? [];
  return problemsOf(
    [!/^[a-z][a-z0-9-]*$/.test(name), `“${name}” is no name of an app: expected one such as cruz-azul.`],
    [tree.exists(`apps/${name}`), `apps/${name} is there and serves no readers: choose another name.`],
    [owner !== undefined, `Port ${port} is taken by ${owner}.`],
  );
}
