import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startApp, type RunningApp } from '@cancha/e2e/startApp';
import { backendOrigin } from './addresses';

/** Writes the rows of outside services that a deployment has on every site; what `settings` starts an app with them. */
export async function writeRows(rows: object) {
  const folder = await mkdtemp(path.join(tmpdir(), 'rows-'));
  const file = path.join(folder, 'rows.json');
  await writeFile(file, JSON.stringify({ '*': rows }));
  return {
    settings: { SERVICE_ROWS: file, DEPLOYMENT: 'preview', DRAFTS: 'off' },
    remove: () => rm(folder, { recursive: true }),
  };
}

/** The app with outside services of the reader's browser switched on, by their rows. */
export async function startAppWithRows(rows: object): Promise<RunningApp> {
  const { settings, remove } = await writeRows(rows);
  const app = await startApp({ name: 'fca', backend: backendOrigin, settings });
  return {
    ...app,
    stop: async () => {
      await app.stop();
      await remove();
    },
  };
}
