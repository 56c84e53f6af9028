import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openEmbeddedDatabase } from '../database/openDatabase.ts';
import { readerWrites, storedWrites, type ReaderWrite } from '../testing/readerWrites.ts';
import { startProgram, type RunningProgram } from '../testing/startProgram.ts';

const atOnce = 8;

let folder: string;
let running: RunningProgram | null = null;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'killed-'));
});
afterEach(async () => {
  await running?.kill();
  await rm(folder, { recursive: true });
});

/** Starts the program on the data folder. Gives its address. */
async function start(): Promise<string> {
  running = await startProgram(join(folder, 'data'));
  return running.address;
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
  try {
    return await storedWrites(db);
  } finally {
    await close();
  }
}

it('has stored what it acknowledged before it was killed, and nothing twice after all is sent again', async () => {
  const writes = readerWrites(500);
  const killed: Promise<void>[] = [];
  const acknowledged = await sendAll(await start(), writes, (count) => {
    if (count === 250) killed.push(running?.kill() ?? Promise.resolve());
  });
  await Promise.all(killed);

  expect(acknowledged.length).toBeGreaterThanOrEqual(250);
  expect(acknowledged.length).toBeLessThan(500);
  const left = await readLeft('after-the-first');
  expect(left).toEqual([...new Set(left)]);
  expect(left).toEqual(expect.arrayContaining(acknowledged));

  const again = await sendAll(await start(), writes);
  await running?.kill();

  const ids = writes.map(({ id }) => id).sort();
  expect(again.sort()).toEqual(ids);
  expect(await readLeft('after-the-second')).toEqual(ids);
}, 240_000);
