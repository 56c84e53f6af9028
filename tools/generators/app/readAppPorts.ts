import { readJson, type Tree } from '@nx/devkit';

/** The ports of the apps that serve readers, by the app's name. */
export function readAppPorts(tree: Tree): ReadonlyMap<string, number> {
  const ports = tree.children('apps').flatMap((name) => {
    const file = `apps/${name}/package.json`;
    if (!tree.exists(file)) return [];
    const { cancha } = readJson<{ cancha?: { port?: number } }>(tree, file);
    return cancha?.port === undefined ? [] : [[name, cancha.port] as const];
  });
  return new Map(ports);
}
