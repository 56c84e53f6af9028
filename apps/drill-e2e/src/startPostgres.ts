import { execFile, spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { takeFreePort } from '@cancha/e2e/takeFreePort';
import { putAwayLater } from './leftovers';

export type Postgres = {
  readonly url: string;
  /** A folder on a disk of its own, with so little room that it can be filled; `null` where none could be mounted. */
  readonly disk: string | null;
  start(): Promise<void>;
  /** Ends it as a power cut does. */
  crash(): Promise<void>;
  /** The rows of a query, a line each. */
  query(sql: string): Promise<string[]>;
  end(): Promise<void>;
};

const run = promisify(execFile);
const diskMb = 400;

/** The programs of Debian's package postgresql; `null` where there are none. */
export const findPrograms = (): string | null => globSync('/usr/lib/postgresql/*/bin').sort().at(-1) ?? null;

const isRoot = () => process.getuid?.() === 0;

/** A PostgreSQL server of the drills' own, on a small disk where the machine lets us mount one. */
export async function startPostgres(programs: string): Promise<Postgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cancha-drill-postgres-'));
  const isMounted =
    isRoot() && spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMb}m`, 'tmpfs', folder]).status === 0;
  const data = path.join(folder, 'data');
  const end = async () => {
    await crash();
    if (isMounted) spawnSync('umount', [folder]);
    await rm(folder, { recursive: true, force: true });
  };
  const isGone = putAwayLater(end);
  await chmod(folder, 0o755);
  await mkdir(data);
  // The server refuses to run as root.
  const asServer = async (program: string, args: readonly string[]) => {
    const command = [path.join(programs, program), ...args];
    const [first = '', ...rest] = isRoot() ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    return run(first, rest, { cwd: '/' });
  };
  if (isRoot()) {
    const { stdout } = await run('id', ['-u', 'postgres']);
    await chown(data, Number(stdout), -1);
  }
  const port = await takeFreePort();
  const options = `-p ${port} -k ${data} -c listen_addresses=127.0.0.1 -c shared_buffers=32MB`;
  await asServer('initdb', ['-D', data, '-U', 'drill', '-A', 'trust', '-E', 'UTF8', '--locale', 'C']);
  const start = async () =>
    void (await asServer('pg_ctl', ['-D', data, '-w', '-l', path.join(data, 'log'), '-o', options, 'start']));
  const crash = async () =>
    void (await asServer('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']).catch(() => null));
  await start();
  const url = `postgres://drill@127.0.0.1:${port}/postgres`;
  return {
    url,
    disk: isMounted ? folder : null,
    start,
    crash,
    query: async (sql) => {
      const { stdout } = await run(path.join(programs, 'psql'), [url, '-At', '-c', sql]);
      return stdout.split('\n').filter((line) => line !== '');
    },
    end: async () => {
      await end();
      isGone();
    },
  };
}
