import { posix } from 'node:path';
import { readJson, type Tree } from '@nx/devkit';

type Manifest = { cancha?: { port?: number } };

/** The ports of the apps that serve readers, by the app's name. */
export function readAppPorts(tree: Tree): ReadonlyMap<string, number> {
  const ports = tree
    .children('apps')
    .filter((name) => tree.exists(posix.join('apps', name, 'package.json')))
    .map((name): [string, number | undefined] => {
      const { cancha } = readJson<Manifest>(tree, posix.join('apps', name, 'package.json'));
      return [name, cancha?.port];
    });
  return new Map(ports.filter((entry): entry is [string, number] => entry[1] !== undefined));
}

/** The port after the highest one taken. */
export function nextPort(ports: ReadonlyMap<string, number>): number {
  return Math.max(...ports.values()) + 1;
}
