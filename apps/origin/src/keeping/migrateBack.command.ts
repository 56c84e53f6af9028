import { migrateBack } from '../database/migrateBack.ts';
import { runCommand } from './runCommand.ts';

await runCommand(
  'Say to which: npm run migrate-back -w @cancha/origin -- 0010_search',
  async (db, tag) => `Took back ${(await migrateBack(db, tag)).join(', ') || 'nothing'}`,
);
