import { refuseOldNode } from '../setup/refuseOldNode.mjs';

refuseOldNode();
const { runCommand } = await import('../setup/runCommand.mjs');
const { runServices } = await import('./runServices.mjs');
await runCommand(runServices);
