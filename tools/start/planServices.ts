import { join } from 'node:path';
import { ExplainedError } from '../setup/ExplainedError.mjs';
import { workspaceRoot } from '../setup/workspaceRoot.ts';
import type { ChosenApp } from './chooseApps.ts';
import { originPort } from './readApps.mjs';

/** A process that answers on a port for as long as it runs, and 200 on `readyPath` when it is ready. */
export type Service = ReturnType<typeof planServices>[number];

type Env = NodeJS.ProcessEnv;

/** The services behind some apps, in the order they start: the origin, then the apps. */
export function planServices(apps: readonly ChosenApp[], mode: Env['NODE_ENV'], env: Env = process.env) {
  const isDevelopment = mode === 'development';
  const origin = placeOf(env, env['ORIGIN_HOST'], 'ORIGIN_PORT', originPort);
  const originEnv: Env = { ...env, NODE_ENV: mode, ORIGIN_PORT: `${origin.port}` };
  const services = apps.map(({ name, port, portVariable, addressVariable }) => {
    // A lone app also obeys the variable every host platform sets.
    const usual = apps.length === 1 ? readPort(env, 'PORT', port) : port;
    const place = placeOf(env, env['HOST'], portVariable, usual);
    originEnv[addressVariable] ??= place.address;
    const addresses = {
      CONTENT_API_URL: origin.address,
      CMS_API_URL: `${origin.address}/api`,
      STATS_API_URL: origin.address,
      SITE_ORIGIN: place.address,
    };
    const limits: Env = isDevelopment ? {} : { NODE_OPTIONS: `--max-old-space-size=${heapMb}` };
    const own: Env = {
      ...addresses,
      ...limits,
      ...env,
      NODE_ENV: mode,
      PORT: `${place.port}`,
      HOST: place.host,
    };
    const args = [isDevelopment ? 'dev' : 'start', '--hostname', place.host];
    return { name, ...place, command: 'next', args, cwd: folderOf(name), env: own, readyPath: '/' };
  });
  const args = isDevelopment ? ['--watch', '--watch-preserve-output', 'src/main.ts'] : ['dist/main.js'];
  const paths = { cwd: folderOf('origin'), readyPath: '/health' };
  return [{ name: 'origin', ...origin, command: 'node', args, env: originEnv, ...paths }, ...services];
}

/** Memory of an app, in MB. Without a limit the machine ends a process that takes too much, and nobody is told why. */
const heapMb = 768;

const folderOf = (name: string) => join(workspaceRoot, 'apps', name);

/** Where a service listens, the variable that moves it, and the address one can ask, also of one that listens everywhere. */
function placeOf(env: Env, host = '127.0.0.1', portVariable: string, usualPort: number) {
  const port = readPort(env, portVariable, usualPort);
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return { host, port, portVariable, address: `http://${reachable}:${port}` };
}

/** The port a variable names, else the usual one. Throws an `ExplainedError` for what is no port. */
function readPort(env: Env, variable: string, usual: number): number {
  const value = env[variable] || `${usual}`;
  if (/^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535) return Number(value);
  throw new ExplainedError(`${variable}=${value} is not usable: expected a port number from 1 to 65535.`);
}
