import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { openEmbeddedDatabase } from '../database/openDatabase.ts';
import { readerWrites, storedWrites, type ReaderWrite } from './readerWrites.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const atOnce = 8;

let folder: string;
let running: ChildProcess | null = null;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'killed-'));
});
afterEach(async () => {
  await kill();
  await rm(folder, { recursive: true });
});

/** Starts the program on the data folder. Gives its address. */
async function start(): Promise<string> {
  const own = {
    ORIGIN_DATA: join(folder, 'data'),
    ORIGIN_PORT: String(await freePort()),
    ORIGIN_CLOCK: 'archive',
    ORIGIN_SNAPSHOTS: dirname(inject('snapshot')),
  };
  const env = { ...process.env, ...own };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  running = child;
  let out = '';
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      out += String(chunk);
      const address = /answers at (http:\S+)/.exec(out)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error(`It ended instead of answering: ${out}`)));
  });
}

/** Ends the program in the middle of whatever it does. */
async function kill(): Promise<void> {
  const child = running;
  running = null;
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

async function isAcknowledged(address: string, { path, headers, body }: ReaderWrite): Promise<boolean> {
  const sent = body && {
    body: JSON.stringify(body),
    headers: { ...headers, 'content-type': 'application/json' },
  };
  try {
    const answer = await fetch(address + path, { method: 'POST', headers, ...sent });
    return answer.status === 200 && (await answer.json()) !== false;
  } catch {
    return false;
  }
}

/** Sends all, some at once. Gives the ids of what was acknowledged; `onEach` hears how many there are. */
async function sendAll(
  address: string,
  writes: readonly ReaderWrite[],
  onEach: (acknowledged: number) => void = () => {},
): Promise<string[]> {
  const acknowledged: string[] = [];
  const waiting = [...writes];
  const sender = async () => {
    for (let write = waiting.shift(); write; write = waiting.shift()) {
      if (!(await isAcknowledged(address, write))) continue;
      onEach(acknowledged.push(write.id));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sender));
  return acknowledged;
}

/** What a database holds that nothing was closed of. Read from a copy, so that the program itself has to mend its own. */
async function readLeft(name: string): Promise<string[]> {
  const copy = join(folder, name);
  await cp(join(folder, 'data'), copy, { recursive: true });
  const { db, close } = await openEmbeddedDatabase(copy);
  return storedWrites(db).finally(close);
}

it('has stored what it acknowledged before it was killed, and nothing twice after all is sent again', async () => {
  const writes = readerWrites(500);
  const killed: Promise<void>[] = [];
  const acknowledged = await sendAll(await start(), writes, (count) => {
    if (count === 250) killed.push(kill());
  });
  await Promise.all(killed);

  expect(acknowledged.length).toBeGreaterThanOrEqual(250);
  expect(acknowledged.length).toBeLessThan(500);
  const left = await readLeft('after-the-first');
  expect(left).toEqual([...new Set(left)]);
  expect(left).toEqual(expect.arrayContaining(acknowledged));

  const again = await sendAll(await start(), writes);
  await kill();

  const ids = writes.map(({ id }) => id).sort();
  expect(again.sort()).toEqual(ids);
  expect(await readLeft('after-the-second')).toEqual(ids);
}, 240_000);
