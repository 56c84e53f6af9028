import { refuseOldNode } from '../setup/refuseOldNode.mjs';

refuseOldNode();
const { runCommand } = await import('../setup/runCommand.mjs');
const { runBench } = await import('./runBench.mjs');
await runCommand(runBench);
