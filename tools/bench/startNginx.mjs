import { mkdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDebianPackages } from '../setup/ensureDebianPackages.mjs';
import { nginxConfig } from './nginxConfig.mjs';
import { startProcess } from './startProcess.mjs';
import { takeFreePort } from './takeFreePort.mjs';

const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'];

/** @typedef {{ server: import('./startProcess.mjs').Running, paths: string[] }} StaticSite */

/**
 * Starts an nginx that serves the given HTML as static files. `null`, after one line on what to install, on
 * a machine without nginx.
 * @param {string} parent Where its folder is made.
 * @param {readonly string[]} html
 * @param {(line: string) => void} print
 * @returns {Promise<StaticSite | null>} A path for each document.
 */
export async function startNginx(parent, html, print) {
  const command = await findNginx();
  if (command === null) {
    print('nginx is not installed, so there is nothing to compare with: install the package “nginx”.');
    return null;
  }
  const folder = join(parent, 'nginx');
  const paths = await savePages(folder, html);
  const port = await takeFreePort();
  const config = join(folder, 'nginx.conf');
  await writeFile(config, nginxConfig({ folder, port, root: process.getuid?.() === 0 }));
  const server = await startProcess({
    name: 'nginx',
    command,
    args: ['-e', 'stderr', '-p', folder, '-c', config],
    cwd: folder,
    env: process.env,
    address: `http://127.0.0.1:${port}`,
    readyPath: paths[0] ?? '/',
  });
  return { server, paths };
}

async function findNginx() {
  const find = () => places.find((place) => existsSync(place)) ?? null;
  if (find() === null) await ensureDebianPackages(['nginx']);
  return find();
}

/**
 * @param {string} folder
 * @param {readonly string[]} html
 */
async function savePages(folder, html) {
  const pages = join(folder, 'pages');
  await mkdir(pages, { recursive: true });
  for (const [i, text] of html.entries()) await writeFile(join(pages, `${i}.html`), text);
  return html.map((_, i) => `/${i}.html`);
}
