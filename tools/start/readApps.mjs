import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ folder: string, port: number, portVariable: string, addressVariable: string }} App */

/** Started when no app is named. */
export const mainApp = 'fca';

/** The origin's, which no app may have. */
export const originPort = 4000;

/**
 * Every app of the network, by the name one types: the folders of `apps` whose package.json has
 * `"cancha": { "port": 4001 }`. `portVariable` moves it, `addressVariable` tells the origin where it is.
 */
export function readApps(root = fileURLToPath(new URL('../..', import.meta.url))) {
  /** @type {Record<string, App>} */
  const apps = {};
  for (const name of existsSync(join(root, 'apps')) ? readdirSync(join(root, 'apps')).sort() : []) {
    const file = join(root, 'apps', name, 'package.json');
    const manifest = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
    const { cancha } = /** @type {{ cancha?: { port: number } }} */ (JSON.parse(manifest));
    if (!cancha) continue;
    const variable = name.toUpperCase().replaceAll('-', '_');
    const variables = { portVariable: `${variable}_PORT`, addressVariable: `APP_URL_${variable}` };
    apps[name] = { folder: `apps/${name}`, port: cancha.port, ...variables };
  }
  return apps;
}
