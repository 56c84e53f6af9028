import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureProgram } from '../setup/ensureProgram.ts';
import { nginxConfig } from '../setup/nginxConfig.ts';
import { startProcess } from './startProcess.ts';
import { takeFreePort } from './takeFreePort.ts';

const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'];
const findNginx = () => places.find((place) => existsSync(place));

/**
 * Starts an nginx that serves the given HTML, by its path, as static files. `null`, after one line on what to install, on
 * a machine without nginx. `fileOf`: where it serves the document of a path.
 */
export async function startNginx(
  parent: string,
  html: ReadonlyMap<string, string>,
  print: (line: string) => void,
) {
  if (!findNginx()) await ensureProgram('/usr/sbin/nginx', ['nginx']);
  const command = findNginx();
  if (command === undefined) {
    print('nginx is not installed, so there is nothing to compare with: install the package “nginx”.');
    return null;
  }
  const folder = join(parent, 'nginx');
  await mkdir(join(folder, 'pages'), { recursive: true });
  const files = new Map([...html.keys()].map((path, i) => [path, `/${i}.html`]));
  const fileOf = (path: string) => files.get(path) ?? '/';
  for (const [path, text] of html) await writeFile(join(folder, 'pages', fileOf(path)), text);
  const port = await takeFreePort();
  await writeFile(join(folder, 'nginx.conf'), nginxConfig(folder, fileServer(folder, port)));
  const server = await startProcess({
    name: 'nginx',
    command,
    args: ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')],
    cwd: folder,
    env: process.env,
    address: `http://127.0.0.1:${port}`,
    readyPath: '/0.html',
  });
  return { server, fileOf };
}

/** A plain static file server. */
const fileServer = (folder: string, port: number) => `  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  types { text/html html; }
  charset utf-8;
  server {
    listen 127.0.0.1:${port};
    root "${folder}/pages";
  }`;
