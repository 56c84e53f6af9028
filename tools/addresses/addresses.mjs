import { refuseOldNode } from '../setup/refuseOldNode.mjs';

refuseOldNode();
const { runCommand } = await import('../setup/runCommand.mjs');
const { runAddresses } = await import('./runAddresses.mjs');
await runCommand(runAddresses);
