import { ensureInstalled } from '../setup/ensureInstalled.mjs';
import { verifyPinnedNode } from '../setup/verifyPinnedNode.mjs';
import { chooseApps } from './chooseApps.mjs';
import { planServices } from './planServices.mjs';
import { runTarget } from './runTarget.mjs';
import { requireFreePorts, supervise } from './supervise.mjs';

/**
 * `npm start [-- app …|all]`: installs and builds what is missing, then runs origin and apps in production
 * mode until stopped.
 * @param {string[]} args
 */
export async function runStart(args) {
  const apps = chooseApps(args);
  const services = planServices(apps, 'production');
  await requireFreePorts(services, 'npm start'); // Better now than after a build.

  await ensureInstalled();
  verifyPinnedNode();
  for (const { build } of apps) await runTarget(build);

  await requireFreePorts(services, 'npm start');
  return supervise(services);
}
