import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { appEnvironment } from '@cancha/e2e/appEnvironment';
import { takeFreePort } from '@cancha/e2e/takeFreePort';
import { appFolderOf, nextCommand, pinnedNode } from '@cancha/e2e/workspacePaths';
import { expect, test } from '@playwright/test';
import { backendOrigin } from './addresses';

let next: ChildProcess | undefined;

/** An app of one empty page under the configuration of FCA: to compile FCA itself shows no more. */
async function writeSmallApp(folder: string): Promise<void> {
  const config = path.join(appFolderOf('fca'), 'next.config.mjs');
  await mkdir(path.join(folder, 'app'), { recursive: true });
  await writeFile(path.join(folder, 'next.config.mjs'), `export { default } from ${JSON.stringify(config)};`);
  await writeFile(path.join(folder, 'app/layout.js'), 'export default ({ children }) => children;');
  await writeFile(path.join(folder, 'app/page.js'), 'export default () => null;');
}

/** Starts `next dev` as `npm run dev` does with HOST=0.0.0.0. Throws, with what it printed, when it ends at once. */
async function startDevelopment(folder: string, port: number): Promise<void> {
  const child = spawn(pinnedNode, [nextCommand, 'dev', '--hostname', '0.0.0.0'], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      ...appEnvironment({ origin: `http://127.0.0.1:${port}`, backend: backendOrigin }),
      NODE_ENV: 'development',
    },
  });
  next = child;
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('Ready in')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`next dev ended with ${code}: ${printed}`)));
  });
}

// After a test that took too long as well.
test.afterEach(async () => {
  next?.kill();
  if (next?.exitCode === null) await once(next, 'exit');
});

/** Whether the socket over which pages are reloaded opens for a page at an address. */
async function opensSocket(origin: string, port: number): Promise<boolean> {
  const asked = request(`http://127.0.0.1:${port}/_next/hmr?id=test`, {
    headers: {
      origin,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    },
  });
  asked.end();
  return new Promise((resolve) => {
    asked.once('upgrade', (_answer, socket) => {
      socket.destroy();
      resolve(true);
    });
    // Next refuses with words that are no HTTP.
    asked.once('error', () => resolve(false));
    asked.once('response', () => resolve(false));
  });
}

test('whoever develops has pages reloaded at the address that is printed, and nobody else’s page does', async () => {
  const folder = test.info().outputPath('app');
  const port = await takeFreePort();
  await writeSmallApp(folder);
  await startDevelopment(folder, port);

  expect(await opensSocket(`http://127.0.0.1:${port}`, port)).toBe(true);
  expect(await opensSocket(`http://localhost:${port}`, port)).toBe(true);
  expect(await opensSocket('http://elsewhere.example', port)).toBe(false);
});
