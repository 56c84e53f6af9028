import { resolve } from 'node:path';
import { backUp } from './backUp.ts';
import { describeCounts } from './readerData.ts';
import { runCommand } from './runCommand.ts';

await runCommand('Say where to: npm run backup -w @cancha/origin -- <file>', async (db, file) => {
  // npm starts it in the folder of the package
  const target = resolve(process.env['INIT_CWD'] ?? '', file);
  return `Backed up ${describeCounts(await backUp(db, target))} to ${target}`;
});
