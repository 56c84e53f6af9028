import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/**
 * Creates an empty embedded database in `folder`, unless there is one. In a thread of its own, because the creation
 * takes 300 MB that would stay with the process.
 */
export async function createDatabase(folder: string): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return;

  const worker = new Worker(new URL('./createDatabase.worker.ts', import.meta.url), { workerData: folder });
  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`it ended with ${code}`))));
  });
}
