import { watchAssets } from '../dev/watchAssets.ts';
import { runCommand } from '../setup/runCommand.ts';
import { buildApps } from './buildApps.ts';
import { chooseApps } from './chooseApps.ts';
import { planServices } from './planServices.ts';
import { requireFreePorts } from './requireFreePorts.ts';
import { supervise } from './supervise.ts';

/**
 * `npm start [-- app …|all]` builds what is missing, then runs origin and apps until stopped; `npm run dev` runs them in
 * development mode, each reloading when its files change, or starting again for what it reads once.
 */
await runCommand(async ([script, ...names]) => {
  const isDevelopment = script === 'dev';
  const command = isDevelopment ? 'npm run dev' : 'npm start';
  const apps = chooseApps(names);
  const services = planServices(apps, isDevelopment ? 'development' : 'production');
  await requireFreePorts(services, command); // Better now than after a build.

  const built = apps.map(({ name }) => name);
  await buildApps(built, isDevelopment ? 'assets' : 'build');
  if (isDevelopment) watchAssets(built, () => buildApps(built, 'assets'));

  await requireFreePorts(services, command);
  return supervise(services);
});
