import { join } from 'node:path';
import { childEnvironment } from '../setup/childEnvironment.mjs';
import { ExplainedError } from '../setup/ExplainedError.mjs';
import { installedCommand, workspaceRoot } from '../setup/workspaceRoot.mjs';
import { originPort } from './readApps.mjs';

/**
 * @typedef {object} Service A process that answers on a port for as long as it runs.
 * @property {string} name
 * @property {string} command
 * @property {string[]} args
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {string} host Where it listens.
 * @property {number} port
 * @property {string} portVariable The setting that moves it.
 * @property {string} address Where it is reached from here, without a trailing slash.
 * @property {string} readyPath Answers 200 when it is ready.
 */

/**
 * The services behind some apps, in the order they start: the origin, then the apps.
 * @param {import('./chooseApps.mjs').ChosenApp[]} apps
 * @param {'production' | 'development'} mode
 * @returns {Service[]}
 */
export function planServices(apps, mode, env = process.env) {
  const isDevelopment = mode === 'development';
  const own = childEnvironment({ NODE_ENV: mode }, env);
  const origin = {
    name: 'origin',
    args: [...(isDevelopment ? ['--watch', '--watch-preserve-output'] : []), 'src/main.ts'],
    cwd: join(workspaceRoot, 'apps/origin'),
    ...placeOf(env, env['ORIGIN_HOST'], 'ORIGIN_PORT', originPort),
    readyPath: '/health',
  };
  const services = apps.map((app) => {
    // A lone app also obeys the variable every host platform sets.
    const usual = apps.length === 1 ? readPort(env, 'PORT', app.port) : app.port;
    const place = placeOf(env, env['HOST'], app.portVariable, usual);
    return {
      name: app.name,
      args: [installedCommand('next'), isDevelopment ? 'dev' : 'start', '--hostname', place.host],
      cwd: join(workspaceRoot, app.folder),
      ...place,
      readyPath: '/',
      env: {
        // Where it finds its backends unless the environment names others.
        CONTENT_API_URL: origin.address,
        CMS_API_URL: `${origin.address}/api`,
        STATS_API_URL: origin.address,
        SITE_ORIGIN: place.address,
        ...own,
        PORT: String(place.port),
        HOST: place.host,
      },
    };
  });
  /** @type {NodeJS.ProcessEnv} */
  const originEnv = { ...own, ORIGIN_PORT: String(origin.port) };
  for (const [i, { addressVariable }] of apps.entries())
    originEnv[addressVariable] ??= `http://127.0.0.1:${services[i]?.port}`;
  const command = installedCommand('node');
  return [{ ...origin, env: originEnv }, ...services].map((service) => ({ ...service, command }));
}

/**
 * Where a service listens, and the address one can ask, also of one that listens everywhere.
 * @param {NodeJS.ProcessEnv} env
 * @param {string | undefined} wished
 * @param {string} portVariable
 * @param {number} usual
 */
function placeOf(env, wished, portVariable, usual) {
  const host = wished || '127.0.0.1';
  const port = readPort(env, portVariable, usual);
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const address = `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
  return { host, port, portVariable, address };
}

/**
 * The port a variable names, else the usual one. Throws an `ExplainedError` for what is no port.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} variable
 * @param {number} usual
 */
function readPort(env, variable, usual) {
  const value = env[variable];
  if (value === undefined || value === '') return usual;

  const port = Number(value);
  if (/^\d{1,5}$/.test(value) && port >= 1 && port <= 65_535) return port;
  throw new ExplainedError(`${variable}=${value} is not usable: expected a port number from 1 to 65535.`);
}
