import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSites } from '../bench/readSites.ts';
import { startApp, startOrigin } from '../bench/startBuild.ts';
import { takeFreePort } from '../bench/takeFreePort.ts';
import { readApps } from '../start/readApps.mjs';
import { ask, type Ask } from './ask.ts';
import { chooseAddresses } from './chooseAddresses.ts';
import type { Recorded } from './compareRecordings.ts';
import { describeAnswer } from './describeAnswer.ts';
import { brokenRule } from './oddAddresses.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import type { Addresses } from './volatile.ts';

/**
 * Starts the origin and all apps of a built checkout and writes down what addresses of them answer.
 * @param asks Chosen anew when there are none.
 */
export async function recordAddresses(checkout: string, asks: Ask[] | null): Promise<Recorded[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cancha-addresses-'));
  try {
    await prepareDatabase(checkout, join(folder, 'prepared'));
    const chosen = asks ?? (await withNetwork(checkout, folder, chooseAll));
    // Of a network that nobody has asked anything yet, each time.
    return await withNetwork(checkout, folder, (addresses) => recordAll(chosen, addresses));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function withNetwork<T>(
  checkout: string,
  folder: string,
  work: (addresses: Addresses) => Promise<T>,
): Promise<T> {
  const data = await mkdtemp(join(folder, 'origin-'));
  await cp(join(folder, 'prepared'), data, { recursive: true });
  const apps = [];
  for (const [name, { addressVariable }] of Object.entries(readApps(checkout)))
    apps.push({ name, addressVariable, port: await takeFreePort() });
  const origin = await startOrigin(checkout, data, {
    ...Object.fromEntries(
      apps.map(({ addressVariable, port }) => [addressVariable, `http://127.0.0.1:${port}`]),
    ),
    ORIGIN_FAULT_RULES: brokenRule,
    ORIGIN_FAULTS: 'on',
  });
  const running = new Map([['origin', origin]]);
  try {
    for (const { name, port } of apps) running.set(name, await startApp(checkout, name, port, origin));
    return await work(Object.fromEntries([...running].map(([name, { address }]) => [name, address])));
  } finally {
    await Promise.all([...running.values()].map((one) => one.stop()));
  }
}

async function chooseAll({ origin: _, ...apps }: Addresses): Promise<Ask[]> {
  const asks: Ask[] = [];
  for (const [app, address] of Object.entries(apps)) {
    const chosen = await chooseAddresses(app, address, await readSites(app));
    console.log(`Chose ${chosen.length} addresses of ${app}.`);
    asks.push(...chosen);
  }
  return asks;
}

async function recordAll(asks: Ask[], addresses: Addresses): Promise<Recorded[]> {
  const recorded: Recorded[] = [];
  for (const [i, one] of asks.entries()) {
    if (i % 200 === 0) console.log(`Asked ${i} of ${asks.length} addresses.`);
    const answer = describeAnswer(await ask(addresses[one.app] ?? '', one), addresses);
    recorded.push({ ask: one, answer });
  }
  return recorded;
}
