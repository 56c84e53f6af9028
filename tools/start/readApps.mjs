import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ExplainedError } from '../setup/ExplainedError.mjs';
import { workspaceRoot } from '../setup/workspaceRoot.mjs';

/**
 * @typedef {object} App
 * @property {string} project Name of the Nx project.
 * @property {string} folder From the workspace's root.
 * @property {number} port Where it listens unless `portVariable` says otherwise.
 * @property {string} portVariable
 * @property {string} addressVariable Tells the origin where the app is.
 * @property {string} build Target that makes it ready for production.
 * @property {string} prepare Target that makes it ready for development.
 */

/** Started when no app is named. */
export const mainApp = 'fca';

/** The origin's, which no app may have. */
export const originPort = 4000;

/**
 * Every app of the network, by the name one types: the folders of `apps` whose package.json has
 * `"cancha": { "port": 4001 }`. Throws an `ExplainedError` for what is no port, and for two apps on one.
 * @param {string} [root]
 * @returns {Readonly<Record<string, App>>}
 */
export function readApps(root = workspaceRoot) {
  const manifests = readManifests(join(root, 'apps'));
  /** @type {Map<number, string>} */
  const owners = new Map([[originPort, 'the origin']]);
  /** @type {Record<string, App>} */
  const apps = {};
  for (const [name, { cancha }] of manifests) {
    if (cancha === undefined) continue;
    const port = readOwnPort(cancha, name);
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

/**
 * @typedef {{ cancha?: { port?: unknown } }} Manifest
 * @param {string} folder
 * @returns {[name: string, Manifest][]}
 */
function readManifests(folder) {
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return names
    .map((name) => /** @type {const} */ ([name, join(folder, name, 'package.json')]))
    .filter(([, file]) => existsSync(file))
    .map(([name, file]) => {
      /** @type {unknown} */
      const manifest = JSON.parse(readFileSync(file, 'utf8'));
      return [name, /** @type {Manifest} */ (manifest)];
    });
}

/**
 * @param {{ port?: unknown }} cancha
 * @param {string} name
 */
function readOwnPort({ port }, name) {
  if (typeof port === 'number' && Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new ExplainedError(`The package.json of apps/${name} says "cancha" and no port from 1 to 65535.`);
}

/**
 * @param {string} name
 * @param {number} port
 * @returns {App}
 */
function describeApp(name, port) {
  const project = `@cancha/${name}`;
  const variable = name.toUpperCase().replaceAll('-', '_');
  return {
    project,
    folder: `apps/${name}`,
    port,
    portVariable: `${variable}_PORT`,
    addressVariable: `APP_URL_${variable}`,
    build: `${project}:build`,
    prepare: `${project}:assets`,
  };
}
