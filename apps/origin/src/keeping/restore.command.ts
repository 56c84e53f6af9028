import { resolve } from 'node:path';
import { migrate } from '../database/migrate.ts';
import { describeCounts } from './readerData.ts';
import { restore } from './restore.ts';
import { runCommand } from './runCommand.ts';

await runCommand('Say from where: npm run restore -w @cancha/origin -- <file>', async (db, file) => {
  await migrate(db);
  const source = resolve(process.env['INIT_CWD'] ?? '', file);
  return `Restored ${describeCounts(await restore(db, source))} from ${source}`;
});
