import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startProcess, type Running } from '../bench/startProcess.ts';
import { nginxConfig } from '../setup/nginxConfig.ts';
import { writeEdge } from './writeEdge.ts';
import type { EdgeOptions } from './writeEdgeConfig.ts';

/** Starts an nginx of its own for it, all of whose files are in the folder. `readyPath`: a path that is answered with 200. */
export async function startEdge(options: EdgeOptions, readyPath: string): Promise<Running> {
  const { folder, listen } = options;
  const file = await writeEdge(options);
  const config = join(folder, 'nginx.conf');
  await writeFile(config, nginxConfig(folder, `  include "${file}";`));
  return startProcess({
    name: 'nginx',
    command: '/usr/sbin/nginx',
    args: ['-e', 'stderr', '-p', folder, '-c', config],
    cwd: folder,
    env: process.env,
    address: `http://${listen}`,
    readyPath,
  });
}
