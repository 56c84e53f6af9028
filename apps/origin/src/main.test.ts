import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'origin-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Starts the program and gathers what it says; `whenReady` is called at its line with the address. */
async function run(
  env: Record<string, string>,
  whenReady?: (kill: (signal: NodeJS.Signals) => void) => Promise<void> | void,
) {
  const child = spawn(process.execPath, [main], { env: { ...process.env, ORIGIN_DATA: folder, ...env } });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += String(chunk);
    if (out.includes('answers at')) void whenReady?.((signal) => child.kill(signal));
  });
  child.stderr.on('data', (chunk: Buffer) => (err += String(chunk)));
  const [code] = await once(child, 'close');
  return { code, out, err };
}

async function freePort(): Promise<{ port: number; release: () => Promise<void> }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, release: async () => void (await once(server.close(), 'close')) };
}

describe('the program', () => {
  it('says in one line which variable is malformed, and ends with 1', async () => {
    const { code, out, err } = await run({ ORIGIN_PORT: 'cuatro mil' });

    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe('ORIGIN_PORT=cuatro mil is not usable: expected a port number from 1 to 65535.\n');
  });

  it('says in one line which port is taken and what to do, and ends with 1', async () => {
    const { port, release } = await freePort();

    const { code, err } = await run({ ORIGIN_PORT: String(port) });
    await release();

    expect(code).toBe(1);
    expect(err).toBe(`Port ${port} is taken. Stop what runs there, or set ORIGIN_PORT to another port.\n`);
  });

  it('says in one line which database folder it cannot use and what to do, and ends with 1', async () => {
    await mkdir(join(folder, 'database'));
    await writeFile(join(folder, 'database', 'PG_VERSION'), '11\n');
    const { port, release } = await freePort();
    await release();

    const { code, err } = await run({ ORIGIN_PORT: String(port) });

    expect(code).toBe(1);
    expect(err).toMatch(/^The database in .* cannot be used \(.*\)\. Delete that folder .*\n$/);
  });

  it('seeds, answers and stops when told to; the next start finds everything in place, a new folder gets a copy', async () => {
    const { port, release } = await freePort();
    await release();
    const env = {
      ORIGIN_PORT: String(port),
      ORIGIN_CLOCK: 'archive',
      ORIGIN_SNAPSHOTS: join(folder, 'snapshots'),
    };
    const paths = [
      '/v1/sites/FCA/news/1001?full=true',
      '/statics/pictures/FCA/1001/wide-250x140.webp',
      '/statics/shields/cr-deportivo-saprissa.svg',
      '/statics/flags/cr.svg',
    ];
    const statuses: number[] = [];

    const first = await run(env, async (kill) => {
      for (const path of paths) statuses.push((await fetch(`http://127.0.0.1:${port}${path}`)).status);
      kill('SIGTERM');
    });
    const second = await run(env, (kill) => kill('SIGINT'));
    const elsewhere = { ORIGIN_DATA: join(folder, 'elsewhere'), ORIGIN_CLOCK: 'live' };
    const live = await run({ ...env, ...elsewhere }, (kill) => kill('SIGTERM'));

    expect(statuses).toEqual(paths.map(() => 200));
    expect(first).toMatchObject({ code: 0, err: '' });
    expect(first.out).toMatch(
      /^Filling the database, once: .*\nSeeded \d+ articles, \d+ pages and \d+ matches in [\d.]+ s\n/,
    );
    expect(second).toMatchObject({
      code: 0,
      err: '',
      out: `The origin answers at http://127.0.0.1:${port}\n`,
    });
    expect(live).toMatchObject({ code: 0, err: '' });
    expect(live.out).toMatch(
      /^Restored \d+ articles, .*\nThe data is at 2026-\S+Z, in real time; .*\nThe origin answers/,
    );
  }, 240_000);
});
