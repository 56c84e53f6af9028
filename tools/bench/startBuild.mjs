import { readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { childEnvironment } from '../setup/childEnvironment.mjs';
import { startProcess } from './startProcess.mjs';
import { takeFreePort } from './takeFreePort.mjs';

/** @typedef {import('./startProcess.mjs').Running} Running */

/**
 * Starts the origin of a checkout on a free port of 127.0.0.1. Its database is filled anew and its time is our own, so
 * that two of them answer alike.
 * @param {string} checkout Folder of a workspace.
 * @param {{ data: string, env?: NodeJS.ProcessEnv }} setting `data` is where its database goes.
 * @returns {Promise<Running>}
 */
export async function startOrigin(checkout, { data, env = {} }) {
  const port = await takeFreePort();
  const address = `http://127.0.0.1:${port}`;
  return startService(checkout, 'origin', {
    address,
    readyPath: '/health',
    env: {
      ORIGIN_HOST: '127.0.0.1',
      ORIGIN_PORT: `${port}`,
      ORIGIN_CLOCK: 'archive',
      ORIGIN_DATA: data,
      DATABASE_URL: '',
      PUBLIC_URL: address,
      ...env,
    },
  });
}

/**
 * Starts a built app of a checkout, as the `start` script of its package.json says.
 * @param {string} checkout Folder of a workspace.
 * @param {string} app
 * @param {{ port: number, origin: string, env?: NodeJS.ProcessEnv }} setting
 * @returns {Promise<Running>}
 */
export function startApp(checkout, app, { port, origin, env = {} }) {
  const address = `http://127.0.0.1:${port}`;
  return startService(checkout, app, {
    address,
    readyPath: '/',
    env: {
      HOST: '127.0.0.1',
      PORT: `${port}`,
      SITE_ORIGIN: address,
      SITE_ORIGINS: '',
      CONTENT_API_URL: origin,
      CMS_API_URL: `${origin}/api`,
      STATS_API_URL: origin,
      API_CONCURRENCY: '',
      BETTING_LINKS_HIDDEN: '',
      ...env,
    },
  });
}

/**
 * Nothing of the caller's own settings may lead to other backends or other pages.
 * @param {string} checkout
 * @param {string} name Of a folder of `apps`.
 * @param {{ address: string, readyPath: string, env: NodeJS.ProcessEnv }} setting
 */
async function startService(checkout, name, { address, readyPath, env }) {
  const cwd = join(checkout, 'apps', name);
  /** @type {unknown} */
  const manifest = JSON.parse(await readFile(join(cwd, 'package.json'), 'utf8'));
  const { scripts } = /** @type {{ scripts: { start: string } }} */ (manifest);
  const commands = [join(cwd, 'node_modules/.bin'), join(checkout, 'node_modules/.bin')];
  const base = childEnvironment({ NODE_ENV: 'production', LOG_LEVEL: 'error' });
  return startProcess({
    name: `${name} of ${checkout}`,
    command: 'sh',
    args: ['-c', `exec ${scripts.start}`],
    cwd,
    env: { ...base, PATH: [...commands, base['PATH']].join(delimiter), ...env },
    address,
    readyPath,
  });
}
