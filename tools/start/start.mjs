import { refuseOldNode } from '../setup/refuseOldNode.mjs';

refuseOldNode();
const { runCommand } = await import('../setup/runCommand.mjs');
const { runStart } = await import('./runStart.mjs');
await runCommand(runStart);
