import { join } from 'node:path';
import { startApp, startOrigin } from './startBuild.mjs';
import { takeFreePort } from './takeFreePort.mjs';

/** @typedef {import('./startProcess.mjs').Running} Running */
/** @typedef {{ cached: Running, uncached: Running }} Build One app twice: with its page cache and without one. */

/**
 * Starts an origin and an app of one or several checkouts in front of it. All say of themselves that they are at one and
 * the same address, so that their pages have the same bytes.
 * @param {string} app
 * @param {readonly [string, ...string[]]} checkouts The origin is that of the first one.
 * @param {string} folder Where the origin may keep its data.
 * @returns {Promise<{ origin: Running, builds: Build[] }>}
 */
export async function startBuilds(app, checkouts, folder) {
  const publicAddress = `http://127.0.0.1:${await takeFreePort()}`;
  const variable = `APP_URL_${app.toUpperCase().replaceAll('-', '_')}`;
  const origin = await startOrigin(checkouts[0], {
    data: join(folder, 'origin'),
    env: { [variable]: publicAddress },
  });
  const start = async (/** @type {string} */ checkout, /** @type {NodeJS.ProcessEnv} */ settings) =>
    startApp(checkout, app, {
      port: await takeFreePort(),
      origin: origin.address,
      env: { SITE_ORIGIN: publicAddress, ...settings },
    });
  const builds = [];
  for (const checkout of checkouts) {
    const cached = await start(checkout, { PAGE_CACHE_MB: undefined });
    builds.push({ cached, uncached: await start(checkout, { PAGE_CACHE_MB: '0' }) });
  }
  return { origin, builds };
}
