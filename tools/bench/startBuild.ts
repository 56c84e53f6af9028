import { readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { childEnvironment } from '../setup/childEnvironment.mjs';
import { takeFreePort } from '../setup/freePort.mjs';
import { readApps } from '../start/readApps.mjs';
import { startProcess, type Running } from './startProcess.ts';

/** One app twice: with its page cache and without one. */
export type Build = { cached: Running; uncached: Running };

/**
 * Starts an origin and an app of one or several checkouts in front of it. All say of themselves that they are at one and
 * the same address, so that their pages have the same bytes.
 * @param checkouts The origin is that of the first one.
 * @param folder Where the origin may keep its data.
 */
export async function startBuilds(app: string, checkouts: string[], folder: string) {
  const publicAddress = `http://127.0.0.1:${await takeFreePort()}`;
  const variable = readApps()[app]?.addressVariable ?? '';
  const origin = await startOrigin(checkouts[0] ?? '', join(folder, 'origin'), { [variable]: publicAddress });
  const builds: Build[] = [];
  for (const checkout of checkouts) {
    const start = async (env: NodeJS.ProcessEnv) =>
      startApp(checkout, app, await takeFreePort(), origin, { SITE_ORIGIN: publicAddress, ...env });
    const cached = await start({ PAGE_CACHE_MB: undefined });
    builds.push({ cached, uncached: await start({ PAGE_CACHE_MB: '0' }) });
  }
  return { origin, builds };
}

/**
 * Starts the origin of a checkout on a free port. Its database is filled anew and its time is our own, so that two of
 * them answer alike.
 * @param data Where its database goes.
 */
export async function startOrigin(
  checkout: string,
  data: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Running> {
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

/** Starts a built app of a checkout. */
export function startApp(
  checkout: string,
  app: string,
  port: number,
  origin: Running,
  env: NodeJS.ProcessEnv = {},
): Promise<Running> {
  const address = `http://127.0.0.1:${port}`;
  return startService(checkout, app, {
    address,
    readyPath: '/',
    env: {
      HOST: '127.0.0.1',
      PORT: `${port}`,
      SITE_ORIGIN: address,
      SITE_ORIGINS: '',
      CONTENT_API_URL: origin.address,
      CMS_API_URL: `${origin.address}/api`,
      STATS_API_URL: origin.address,
      API_CONCURRENCY: '',
      BETTING_LINKS_HIDDEN: '',
      ...env,
    },
  });
}

type Setting = { address: string; readyPath: string; env: NodeJS.ProcessEnv };

/**
 * Runs the `start` script of the package.json of a folder in `apps`. Nothing of the caller's own settings may lead to
 * other backends or other pages.
 */
async function startService(checkout: string, name: string, setting: Setting): Promise<Running> {
  const cwd = join(checkout, 'apps', name);
  const manifest = JSON.parse(await readFile(join(cwd, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  const commands = [join(cwd, 'node_modules/.bin'), join(checkout, 'node_modules/.bin')];
  const base = childEnvironment({ NODE_ENV: 'production', LOG_LEVEL: 'error' });
  const path = [...commands, base['PATH']].join(delimiter);
  return startProcess({
    ...setting,
    name: `${name} of ${checkout}`,
    command: 'sh',
    args: ['-c', `exec ${manifest.scripts.start}`],
    cwd,
    env: { ...base, PATH: path, ...setting.env },
  });
}
