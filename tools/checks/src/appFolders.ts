import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './filesIn';
import { workspaceFolder } from './workspaceFolder';

type Manifest = { cancha?: { port?: number } };

/** Folders of the apps that serve sites: `apps/fca`. */
export const appFolders: readonly string[] = filesIn('apps')
  .filter((file) => /^apps\/[^/]+\/package\.json$/.test(file))
  .filter((file) => {
    const { cancha } = JSON.parse(readFileSync(join(workspaceFolder, file), 'utf8')) as Manifest;
    return cancha?.port !== undefined;
  })
  .map((file) => file.replace('/package.json', ''));
