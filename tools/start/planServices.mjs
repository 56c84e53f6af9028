import { join } from 'node:path';
import { childEnvironment } from '../setup/childEnvironment.mjs';
import { ExplainedError } from '../setup/ExplainedError.mjs';
import { installedCommand, workspaceRoot } from '../setup/workspaceRoot.mjs';
import { originPort } from './readApps.mjs';

/** A process that answers on a port for as long as it runs. @typedef {ReturnType<typeof planServices>[number]} Service */

/**
 * The services behind some apps, in the order they start: the origin, then the apps.
 * @param {import('./chooseApps.mjs').ChosenApp[]} apps
 * @param {'production' | 'development'} mode
 */
export function planServices(apps, mode, env = process.env) {
  const isDevelopment = mode === 'development';
  const base = childEnvironment({ NODE_ENV: mode }, env);
  const origin = placeOf(env, env['ORIGIN_HOST'], 'ORIGIN_PORT', originPort);
  /** @type {NodeJS.ProcessEnv} */
  const originEnv = { ...base, ORIGIN_PORT: String(origin.port) };
  const services = apps.map((app) => {
    // A lone app also obeys the variable every host platform sets.
    const usual = apps.length === 1 ? readPort(env, 'PORT', app.port) : app.port;
    const place = placeOf(env, env['HOST'], app.portVariable, usual);
    originEnv[app.addressVariable] ??= `http://127.0.0.1:${place.port}`;
    return serviceOf(app.name, {
      ...place,
      args: [installedCommand('next'), isDevelopment ? 'dev' : 'start', '--hostname', place.host],
      readyPath: '/',
      env: {
        // Where it finds its backends unless the environment names others.
        CONTENT_API_URL: origin.address,
        CMS_API_URL: `${origin.address}/api`,
        STATS_API_URL: origin.address,
        SITE_ORIGIN: place.address,
        ...base,
        PORT: String(place.port),
        HOST: place.host,
      },
    });
  });
  const args = [...(isDevelopment ? ['--watch', '--watch-preserve-output'] : []), 'src/main.ts'];
  return [serviceOf('origin', { ...origin, args, readyPath: '/health', env: originEnv }), ...services];
}

/**
 * `readyPath` answers 200 when it is ready.
 * @param {string} name
 * @param {ReturnType<typeof placeOf> & { args: string[], readyPath: string, env: NodeJS.ProcessEnv }} setting
 */
function serviceOf(name, setting) {
  const cwd = join(workspaceRoot, 'apps', name);
  return { name, command: installedCommand('node'), cwd, ...setting };
}

/**
 * Where a service listens, the variable that moves it, and the address one can ask, also of one that listens everywhere.
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
