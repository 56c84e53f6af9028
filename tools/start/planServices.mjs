import { join } from 'node:path';
import { childEnvironment } from '../setup/childEnvironment.mjs';
import { installedCommand, workspaceRoot } from '../setup/workspaceRoot.mjs';
import { originPort } from './readApps.mjs';
import { readPort } from './readPort.mjs';

/** @typedef {'production' | 'development'} Mode */

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
 * @param {Mode} mode
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Service[]}
 */
export function planServices(apps, mode, env = process.env) {
  const host = env['HOST'] || '127.0.0.1';
  const appPorts = apps.map((app) => {
    // A lone app also obeys the variable every host platform sets.
    const usual = apps.length === 1 ? readPort(env, 'PORT', app.port) : app.port;
    return { app, port: readPort(env, app.portVariable, usual) };
  });
  const origin = planOrigin(appPorts, mode, env);
  return [origin, ...appPorts.map(({ app, port }) => planApp(app, { port, host, mode, env, origin }))];
}

/**
 * @param {{ app: import('./chooseApps.mjs').ChosenApp, port: number }[]} appPorts
 * @param {Mode} mode
 * @param {NodeJS.ProcessEnv} env
 * @returns {Service}
 */
function planOrigin(appPorts, mode, env) {
  const port = readPort(env, 'ORIGIN_PORT', originPort);
  const host = env['ORIGIN_HOST'] || '127.0.0.1';
  const appAddresses = appPorts.map(
    ({ app, port: appPort }) => /** @type {const} */ ([app.addressVariable, `http://127.0.0.1:${appPort}`]),
  );
  return {
    name: 'origin',
    command: installedCommand('node'),
    args: [...(mode === 'development' ? ['--watch', '--watch-preserve-output'] : []), 'src/main.ts'],
    cwd: join(workspaceRoot, 'apps/origin'),
    env: {
      ...Object.fromEntries(appAddresses),
      ...serviceEnvironment(mode, env),
      ORIGIN_PORT: String(port),
    },
    host,
    port,
    portVariable: 'ORIGIN_PORT',
    address: `http://${reachable(host)}:${port}`,
    readyPath: '/health',
  };
}

/**
 * @param {import('./chooseApps.mjs').ChosenApp} app
 * @param {{ port: number, host: string, mode: Mode, env: NodeJS.ProcessEnv, origin: Service }} setting
 * @returns {Service}
 */
function planApp(app, { port, host, mode, env, origin }) {
  const development = mode === 'development';
  const address = `http://${reachable(host)}:${port}`;
  return {
    name: app.name,
    command: installedCommand('node'),
    args: [
      installedCommand('next'),
      development ? 'dev' : 'start',
      '--hostname',
      host,
      '--port',
      String(port),
    ],
    cwd: join(workspaceRoot, app.folder),
    env: {
      ...apiAddresses(origin),
      SITE_ORIGIN: address,
      ...serviceEnvironment(mode, env),
      PORT: String(port),
      HOST: host,
    },
    host,
    port,
    portVariable: app.portVariable,
    address,
    readyPath: '/',
  };
}

/** Where an app finds its backends unless the environment names others. @param {Service} origin */
function apiAddresses({ address }) {
  return { CONTENT_API_URL: address, CMS_API_URL: `${address}/api`, STATS_API_URL: address };
}

/**
 * @param {Mode} mode
 * @param {NodeJS.ProcessEnv} env
 */
function serviceEnvironment(mode, env) {
  return childEnvironment({ NODE_ENV: mode }, env);
}

/** An address one can ask, for a server that listens everywhere. @param {string} host */
function reachable(host) {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
