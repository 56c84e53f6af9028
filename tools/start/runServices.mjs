import { ensureInstalled } from '../setup/ensureInstalled.mjs';
import { requireFreePorts } from '../setup/freePort.mjs';
import { verifyPinnedNode } from '../setup/verifyPinnedNode.mjs';
import { chooseApps } from './chooseApps.mjs';
import { planServices } from './planServices.mjs';
import { runTarget } from './runTarget.mjs';
import { supervise } from './supervise.mjs';

/**
 * `npm start [-- app …|all]` installs and builds what is missing, then runs origin and apps until stopped;
 * `npm run dev` runs them in development mode, each reloading when its files change.
 * @param {string[]} args `start` or `dev`, then names of apps.
 */
export async function runServices([script, ...names]) {
  const isDevelopment = script === 'dev';
  const command = isDevelopment ? 'npm run dev' : 'npm start';
  const apps = chooseApps(names);
  const services = planServices(apps, isDevelopment ? 'development' : 'production');
  await requireFreePorts(services, command); // Better now than after a build.

  await ensureInstalled();
  verifyPinnedNode();
  for (const { build, prepare } of apps) await runTarget(isDevelopment ? prepare : build);

  await requireFreePorts(services, command);
  return supervise(services);
}
