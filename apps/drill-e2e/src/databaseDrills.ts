import { rm, writeFile, open } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Drill, Outcome } from './Drill';
import { time } from './figures';
import { emailOf } from './secrets';
import { signUpSteadily, signUpWithBackend } from './signUp';
import { siteCode, type Stage } from './startStage';
import { startOrigin } from './startOrigin';
import { findPrograms, startPostgres, type Postgres } from './startPostgres';

const perSecond = 40;
const backMs = 15_000;

/** A server with the newsroom in it, and an origin before it. */
async function withServer(
  stage: Stage,
  play: (address: string, server: Postgres) => Promise<Outcome>,
): Promise<Outcome> {
  const programs = findPrograms();
  if (programs === null)
    return { figures: [], problems: [], leftOut: 'there is no PostgreSQL: install postgresql' };
  const server = await startPostgres(programs);
  try {
    const settings = { DATABASE_URL: server.url };
    const origin = await startOrigin(path.join(stage.folder, `origin-${performance.now()}`), settings);
    stage.keepLog('origin on a server', origin.log);
    try {
      return await play(origin.address, server);
    } finally {
      await origin.stop();
    }
  } finally {
    await server.end();
  }
}

async function timeUntilTaken(address: string, email: string): Promise<number> {
  const from = performance.now();
  while (performance.now() - from < backMs) {
    if (await signUpWithBackend(address, email)) return performance.now() - from;
    await delay(100);
  }
  return Infinity;
}

async function isReadable(address: string): Promise<boolean> {
  const answer = await fetch(`${address}/v1/sites/${siteCode}/news/latest?size=5`).catch(() => null);
  return answer?.status === 200;
}

/** What every drill of a database promises: of the addresses that were acknowledged each is stored, and once. */
async function judgeStored(server: Postgres, acknowledged: readonly string[]): Promise<string[]> {
  const stored = await server.query('select email from newsletter_subscriptions');
  const lost = acknowledged.filter((email) => !stored.includes(email)).length;
  const twice = stored.length - new Set(stored).size;
  return [
    ...(acknowledged.length === 0 ? ['some sign-ups are acknowledged: none was'] : []),
    ...(lost > 0 ? [`what was acknowledged is stored: ${lost} sign-ups are not`] : []),
    ...(twice > 0 ? [`nothing is stored twice: ${twice} sign-ups are`] : []),
  ];
}

const restarted: Drill = {
  name: 'postgres-restarted',
  broken: 'the PostgreSQL server ends as in a power cut while readers sign up, and starts again',
  promised: 'what was acknowledged is stored once, the origin lives on, and takes sign-ups within 15 s',
  isShort: false,
  run: (stage) =>
    withServer(stage, async (address, server) => {
      const emails = Array.from({ length: perSecond * 8 }, (_, number) => emailOf(1_000 + number));
      const restart = async () => {
        await delay(2_000);
        await server.crash();
        await delay(1_000);
        await server.start();
      };
      const signUp = (email: string) => signUpWithBackend(address, email);
      const [acknowledged] = await Promise.all([signUpSteadily(emails, perSecond, signUp), restart()]);
      const back = await timeUntilTaken(address, emailOf(1_999));
      return {
        figures: [
          `${acknowledged.length} of ${emails.length} sign-ups acknowledged during the restart`,
          `taken again after ${time(back)}`,
        ],
        problems: [
          ...(await judgeStored(server, acknowledged)),
          ...(acknowledged.length === emails.length
            ? ['the restart hits some sign-ups: it hit none, so it says nothing']
            : []),
          ...(back > backMs ? ['sign-ups are taken within 15 s: they were not'] : []),
          ...((await isReadable(address)) ? [] : ['lists can be read after it: they could not']),
        ],
      };
    }),
};

/** Leaves no byte of a disk free. */
async function fill(file: string): Promise<void> {
  const handle = await open(file, 'w');
  const block = Buffer.alloc(1_000_000, 'x');
  try {
    for (;;) await handle.write(block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    await handle.close();
  }
  // What was left of the last block
  await writeFile(`${file}.rest`, Buffer.alloc(4_096, 'x')).catch(() => null);
}

const diskFull: Drill = {
  name: 'disk-full',
  broken: 'the disk of the PostgreSQL server is full while readers sign up',
  promised:
    'what was acknowledged is stored once, what cannot be stored is not acknowledged, and sign-ups are taken within 15 s of room',
  isShort: false,
  run: (stage) =>
    withServer(stage, async (address, server) => {
      if (server.disk === null)
        return {
          figures: [],
          problems: [],
          leftOut: 'no small disk can be mounted here: it takes root and tmpfs',
        };
      const file = path.join(server.disk, 'full');
      const signUp = (email: string) => signUpWithBackend(address, email);
      const emails = Array.from({ length: perSecond * 6 }, (_, number) => emailOf(2_000 + number));
      await fill(file);
      // The log of what is written goes on in a new file, for which there is no room.
      await server.query('select pg_switch_wal()').catch(() => null);
      const acknowledged = await signUpSteadily(emails, perSecond, signUp);
      const isRead = await isReadable(address);
      await Promise.all([file, `${file}.rest`].map((one) => rm(one, { force: true })));
      // One that stopped for want of room is started by whoever made some.
      await server.start().catch(() => null);
      const back = await timeUntilTaken(address, emailOf(2_999));
      return {
        figures: [
          `${acknowledged.length} of ${emails.length} sign-ups acknowledged on the full disk`,
          `lists ${isRead ? 'were read' : 'could not be read'} meanwhile`,
          `taken again after ${time(back)}`,
        ],
        problems: [
          ...(await judgeStored(server, [...acknowledged, emailOf(2_999)])),
          ...(acknowledged.length === emails.length
            ? ['the disk refuses some sign-ups: it refused none, so it says nothing']
            : []),
          ...(back > backMs ? ['sign-ups are taken within 15 s of room: they were not'] : []),
        ],
      };
    }),
};

export const databaseDrills: readonly Drill[] = [restarted, diskFull];
