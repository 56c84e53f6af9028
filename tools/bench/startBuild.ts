import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readApps } from '../start/readApps.mjs';
import { startProcess, type Running } from './startProcess.ts';
import { takeFreePort } from './takeFreePort.ts';

type Env = NodeJS.ProcessEnv;
/** One app twice: with its page cache and without one. */
export type Build = { cached: Running; uncached: Running };

/**
 * Starts an app of one or several checkouts before the origin of the first one, which may keep its data in `folder`. All
 * say of themselves that they are at one and the same address, so that their pages have the same bytes.
 */
export async function startBuilds(app: string, checkouts: string[], folder: string) {
  const publicAddress = `http://127.0.0.1:${await takeFreePort()}`;
  const variable = readApps()[app]?.addressVariable ?? '';
  const origin = await startOrigin(checkouts[0] ?? '', join(folder, 'origin'), { [variable]: publicAddress });
  const builds: Build[] = [];
  for (const checkout of checkouts) {
    const start = async (env: Env) =>
      startApp(checkout, app, await takeFreePort(), origin, { SITE_ORIGIN: publicAddress, ...env });
    const cached = await start({ PAGE_CACHE_MB: undefined });
    builds.push({ cached, uncached: await start({ PAGE_CACHE_MB: '0' }) });
  }
  return { origin, builds };
}

/**
 * Starts the origin of a checkout on a free port. Its database is filled anew in the folder `data`, and its time is our
 * own, so that two of them answer alike.
 */
export async function startOrigin(checkout: string, data: string, env: Env = {}): Promise<Running> {
  const port = await takeFreePort();
  return startService(checkout, 'origin', port, {
    ORIGIN_HOST: '127.0.0.1',
    ORIGIN_PORT: `${port}`,
    ORIGIN_CLOCK: 'archive',
    ORIGIN_DATA: data,
    DATABASE_URL: '',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    ...env,
  });
}

/** Starts a built app of a checkout. */
export function startApp(checkout: string, app: string, port: number, origin: Running, env: Env = {}) {
  return startService(checkout, app, port, {
    HOST: '127.0.0.1',
    PORT: `${port}`,
    SITE_ORIGIN: `http://127.0.0.1:${port}`,
    SITE_ORIGINS: '',
    CONTENT_API_URL: origin.address,
    CMS_API_URL: `${origin.address}/api`,
    STATS_API_URL: origin.address,
    API_CONCURRENCY: '',
    BETTING_LINKS_HIDDEN: '',
    ...env,
  });
}

/**
 * Runs the `start` script of the package.json of a folder in `apps`, else Next. Nothing of the caller's own settings may
 * lead to other backends or other pages.
 */
async function startService(checkout: string, name: string, port: number, env: Env): Promise<Running> {
  const cwd = join(checkout, 'apps', name);
  const { scripts } = JSON.parse(await readFile(join(cwd, 'package.json'), 'utf8')) as {
    scripts: { start?: string };
  };
  return startProcess({
    name: `${name} of ${checkout}`,
    command: 'sh',
    args: ['-c', `exec ${scripts.start ?? 'next start --hostname 127.0.0.1'}`],
    cwd,
    env: { NODE_ENV: 'production', LOG_LEVEL: 'error', ...env },
    address: `http://127.0.0.1:${port}`,
    readyPath: name === 'origin' ? '/health' : '/',
  });
}
