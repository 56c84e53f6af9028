import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSites } from '../bench/readSites.mjs';
import { startApp, startOrigin } from '../bench/startBuild.mjs';
import { takeFreePort } from '../bench/takeFreePort.mjs';
import { readApps } from '../start/readApps.mjs';
import { ask } from './ask.mjs';
import { chooseAddresses } from './chooseAddresses.mjs';
import { describeAnswer } from './describeAnswer.mjs';
import { hideAddresses } from './hideAddresses.mjs';
import { brokenRule } from './oddAddresses.mjs';
import { prepareDatabase } from './prepareDatabase.mjs';

/** @typedef {{ ask: import('./ask.mjs').Ask, answer: import('./describeAnswer.mjs').Description }} Recorded */

/**
 * Starts the origin and all apps of a built checkout and writes down what addresses of them answer.
 * @param {string} checkout
 * @param {import('./ask.mjs').Ask[] | null} asks Chosen anew when there are none.
 * @param {(line: string) => void} print
 * @returns {Promise<Recorded[]>}
 */
export async function recordAddresses(checkout, asks, print) {
  const folder = await mkdtemp(join(tmpdir(), 'cancha-addresses-'));
  try {
    await prepareDatabase(checkout, join(folder, 'prepared'));
    const chosen = asks ?? (await withNetwork(checkout, folder, (running) => chooseAll(running, print)));
    // Of a network that nobody has asked anything yet, each time.
    return await withNetwork(checkout, folder, (running) => recordAll(chosen, running, print));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @typedef {Record<string, string>} Addresses By the name of the service. */

/**
 * @template T
 * @param {string} checkout
 * @param {string} folder
 * @param {(addresses: Addresses) => Promise<T>} work
 * @returns {Promise<T>}
 */
async function withNetwork(checkout, folder, work) {
  const apps = Object.entries(readApps(checkout));
  const ports = await Promise.all(apps.map(() => takeFreePort()));
  const data = await mkdtemp(join(folder, 'origin-'));
  await cp(join(folder, 'prepared'), data, { recursive: true });
  const addressesOfApps = apps.map(
    ([, app], i) => /** @type {const} */ ([app.addressVariable, `http://127.0.0.1:${ports[i]}`]),
  );
  const origin = await startOrigin(checkout, {
    data,
    env: { ...Object.fromEntries(addressesOfApps), ORIGIN_FAULT_RULES: brokenRule, ORIGIN_FAULTS: 'on' },
  });
  const running = [origin];
  /** @type {Addresses} */
  const addresses = { origin: origin.address };
  try {
    for (const [i, [name]] of apps.entries()) {
      const app = await startApp(checkout, name, { port: ports[i] ?? 0, origin: origin.address });
      running.push(app);
      addresses[name] = app.address;
    }
    return await work(addresses);
  } finally {
    await Promise.all(running.map((one) => one.stop()));
  }
}

/**
 * @param {Addresses} addresses
 * @param {(line: string) => void} print
 */
async function chooseAll({ origin: _, ...apps }, print) {
  const asks = [];
  for (const [app, address] of Object.entries(apps)) {
    const chosen = await chooseAddresses(app, address, await readSites(app));
    print(`Chose ${chosen.length} addresses of ${app}.`);
    asks.push(...chosen);
  }
  return asks;
}

/**
 * @param {import('./ask.mjs').Ask[]} asks
 * @param {Addresses} addresses
 * @param {(line: string) => void} print
 */
async function recordAll(asks, addresses, print) {
  /** @type {Recorded[]} */
  const recorded = [];
  const hide = (/** @type {string} */ text) => hideAddresses(text, addresses);
  for (const [i, one] of asks.entries()) {
    if (i % 200 === 0) print(`Asked ${i} of ${asks.length} addresses.`);
    recorded.push({ ask: one, answer: describeAnswer(await ask(addresses[one.app] ?? '', one), hide) });
  }
  return recorded;
}
