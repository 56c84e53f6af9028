import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { outcomeOf, spawnGroup, stopGroup } from './children.mjs';
import { ensureDebianPackages } from './ensureDebianPackages.mjs';
import { ExplainedError } from './ExplainedError.mjs';
import { takeFreePort } from './freePort.mjs';

const run = promisify(execFile);
const versions = '/usr/lib/postgresql';
const startMs = 30_000;

/**
 * A PostgreSQL server of Debian's package on a folder of its own, installed first where that can be done unasked.
 * `null` where there is none to be had. It is gone, folder and all, after `stop`.
 */
export async function startPostgres() {
  const version = findVersion() ?? ((await ensureDebianPackages(['postgresql'])) ? findVersion() : null);
  if (version === null) return null;

  const bin = join(versions, version, 'bin');
  const user = await serverUser();
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  if (user) await chown(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder };
  await run(
    join(bin, 'initdb'),
    ['-D', 'data', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'],
    options,
  );
  const port = await takeFreePort();
  // Nothing of it outlives the tests: it need not reach the disk
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off'];
  const args = ['-D', 'data', '-p', `${port}`, ...settings.flatMap((setting) => ['-c', setting])];
  /** @type {(isReady: boolean) => void} */
  let settle;
  const ready = new Promise((resolve) => (settle = resolve));
  const server = spawnGroup(join(bin, 'postgres'), args, options, (line) => {
    if (line.includes('ready to accept connections')) settle(true);
  });
  const stop = async () => {
    await stopGroup(server.pid);
    await rm(folder, { recursive: true, force: true });
  };
  if (
    await Promise.race([ready, outcomeOf(server).then(() => false), wait(startMs, false, { ref: false })])
  ) {
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, version, stop };
  }
  await stop();
  throw new ExplainedError(`PostgreSQL ${version} did not start on port ${port}.`);
}

/** The newest that is installed. */
function findVersion() {
  const installed = existsSync(versions) ? readdirSync(versions) : [];
  const complete = installed.filter((name) => existsSync(join(versions, name, 'bin/postgres')));
  return complete.sort((a, b) => Number(b) - Number(a))[0] ?? null;
}

/** The server refuses to be root's: then it is that of the user its package made. */
async function serverUser() {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = async (/** @type {string} */ flag) => Number((await run('id', [flag, 'postgres'])).stdout);
  return { uid: await idOf('-u'), gid: await idOf('-g') };
}
