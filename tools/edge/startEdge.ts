import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startProcess, type Running } from '../bench/startProcess.ts';
import { writeEdge } from './writeEdge.ts';
import type { EdgeOptions } from './writeEdgeConfig.ts';

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Starts an nginx of its own for it, all of whose files are in the folder. `readyPath`: a path that is answered with 200. */
export async function startEdge(options: EdgeOptions, readyPath: string): Promise<Running> {
  const { folder, listen } = options;
  const file = await writeEdge(options);
  const config = join(folder, 'nginx.conf');
  // Its worker would be another user, who cannot read the folder.
  await writeFile(
    config,
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;
worker_processes 1;
pid "${folder}/nginx.pid";
error_log stderr warn;
events { worker_connections 2048; }
http {
  access_log off;
${temporary.map((kind) => `  ${kind}_temp_path "${folder}/${kind}";`).join('\n')}
  include "${file}";
}
`,
  );
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
