import { refuseOldNode } from '../setup/refuseOldNode.mjs';

refuseOldNode();
const { runCommand } = await import('../setup/runCommand.mjs');
const { runDev } = await import('./runDev.mjs');
await runCommand(runDev);
