import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ExplainedError } from '../setup/ExplainedError.mjs';
import { workspaceRoot } from '../setup/workspaceRoot.mjs';

/** @typedef {ReturnType<typeof describeApp>} App */

/** Started when no app is named. */
export const mainApp = 'fca';

/** The origin's, which no app may have. */
export const originPort = 4000;

/**
 * Every app of the network, by the name one types: the folders of `apps` whose package.json has
 * `"cancha": { "port": 4001 }`. Throws an `ExplainedError` for what is no port, and for two apps on one.
 * @returns {Readonly<Record<string, App>>}
 */
export function readApps(root = workspaceRoot) {
  const owners = new Map([[originPort, 'the origin']]);
  /** @type {Record<string, App>} */
  const apps = {};
  for (const name of existsSync(join(root, 'apps')) ? readdirSync(join(root, 'apps')).sort() : []) {
    const port = readOwnPort(join(root, 'apps', name, 'package.json'), name);
    if (port === null) continue;
    const owner = owners.get(port);
    if (owner) {
      throw new ExplainedError(
        `Port ${port} is taken by ${owner}: give ${name} another in its package.json.`,
      );
    }
    owners.set(port, name);
    apps[name] = describeApp(name, port);
  }
  return apps;
}

/** `null` for what serves no readers. @param {string} file @param {string} name */
function readOwnPort(file, name) {
  /** @type {unknown} */
  const manifest = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const { cancha } = /** @type {{ cancha?: { port?: unknown } }} */ (manifest);
  if (cancha === undefined) return null;
  const { port } = cancha;
  if (typeof port === 'number' && Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new ExplainedError(`The package.json of apps/${name} says "cancha" and no port from 1 to 65535.`);
}

/** @param {string} name @param {number} port */
function describeApp(name, port) {
  const variable = name.toUpperCase().replaceAll('-', '_');
  return {
    folder: `apps/${name}`,
    /** Where it listens unless `portVariable` says otherwise. */
    port,
    portVariable: `${variable}_PORT`,
    /** Tells the origin where the app is. */
    addressVariable: `APP_URL_${variable}`,
    /** Targets that make it ready for production, and for development. */
    build: `@cancha/${name}:build`,
    prepare: `@cancha/${name}:assets`,
  };
}
