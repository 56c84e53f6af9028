import { ensureInstalled } from '../setup/ensureInstalled.mjs';
import { verifyPinnedNode } from '../setup/verifyPinnedNode.mjs';
import { chooseApps } from './chooseApps.mjs';
import { planServices } from './planServices.mjs';
import { runTarget } from './runTarget.mjs';
import { requireFreePorts, supervise } from './supervise.mjs';

/**
 * `npm run dev [-- app …|all]`: origin and apps in development mode, each reloading when its files change.
 * @param {string[]} args
 */
export async function runDev(args) {
  const apps = chooseApps(args);
  const services = planServices(apps, 'development');
  await requireFreePorts(services, 'npm run dev');

  await ensureInstalled();
  verifyPinnedNode();
  for (const { prepare } of apps) await runTarget(prepare);

  await requireFreePorts(services, 'npm run dev');
  return supervise(services);
}
