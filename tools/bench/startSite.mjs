import { join } from 'node:path';
import { planServices } from '../start/planServices.mjs';
import { startProcess } from './startProcess.mjs';
import { takeFreePort } from './takeFreePort.mjs';

/**
 * Starts an origin of its own, seeded anew, and the built app in front of it, both on free ports of 127.0.0.1.
 * @param {import('../start/chooseApps.mjs').ChosenApp} measured
 * @param {string} folder Where the origin may keep its data.
 */
export async function startSite(measured, folder) {
  const env = await siteEnvironment(measured, folder);
  const [origin, app] = planServices([measured], 'production', env);
  if (!origin || !app) throw new Error('The app and its origin are not both planned.');
  return { origin: await startProcess(origin), app: await startProcess(app) };
}

/**
 * Nothing of the caller's own settings may lead to other backends or other pages.
 * @param {import('../start/chooseApps.mjs').ChosenApp} measured
 * @param {string} folder
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
async function siteEnvironment({ portVariable, addressVariable }, folder) {
  const [originPort, appPort] = [await takeFreePort(), await takeFreePort()];
  const origin = `http://127.0.0.1:${originPort}`;
  const app = `http://127.0.0.1:${appPort}`;
  return {
    ...process.env,
    HOST: '127.0.0.1',
    [portVariable]: String(appPort),
    SITE_ORIGIN: app,
    SITE_ORIGINS: '',
    CONTENT_API_URL: origin,
    CMS_API_URL: `${origin}/api`,
    STATS_API_URL: origin,
    API_CONCURRENCY: '',
    BETTING_LINKS_HIDDEN: '',
    ORIGIN_HOST: '127.0.0.1',
    ORIGIN_PORT: String(originPort),
    ORIGIN_CLOCK: 'archive',
    ORIGIN_DATA: join(folder, 'origin'),
    DATABASE_URL: '',
    PUBLIC_URL: origin,
    [addressVariable]: app,
    LOG_LEVEL: 'error',
  };
}
