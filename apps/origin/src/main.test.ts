import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { seedFolder } from '@cancha/newsroom/seedFolder.ts';
import { prepareDatabase } from './server/prepareDatabase.ts';
import { freePort } from './testing/freePort.ts';
import { runFirstStart } from './testing/runFirstStart.ts';
import { runProgram } from './testing/runProgram.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'origin-'));
});
afterEach(() => rm(folder, { recursive: true }));

const run = (env: Record<string, string>, ...then: [onReady?: Parameters<typeof runProgram>[1]]) =>
  runProgram({ ORIGIN_DATA: folder, ...env }, ...then);

describe('the program', () => {
  it('says in one line which variable is malformed, and ends with 1', async () => {
    const { code, out, err } = await run({ ORIGIN_PORT: 'cuatro mil' });

    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe('ORIGIN_PORT=cuatro mil is not usable: expected a port number from 1 to 65535.\n');
  });

  it('says in one line which port is taken and what to do, and ends with 1', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;

    const { code, err } = await run({ ORIGIN_PORT: String(port) });
    await once(server.close(), 'close');

    expect(code).toBe(1);
    expect(err).toBe(`Port ${port} is taken. Stop what runs there, or set ORIGIN_PORT to another port.\n`);
  });

  it('says in one line which database folder it cannot use and what to do, and ends with 1', async () => {
    await mkdir(join(folder, 'database'));
    await writeFile(join(folder, 'database', 'PG_VERSION'), '11\n');

    const { code, err } = await run({ ORIGIN_PORT: String(await freePort()) });

    expect(code).toBe(1);
    expect(err).toMatch(/^The database in .* cannot be used \(.*\)\. Delete that folder .*\n$/);
  });

  it('seeds, answers and stops when told to; the next start finds everything in place, a new folder gets a copy', async () => {
    // What all tests have copies of was filled by such a start, unless by that of a run before
    const first = inject('firstStart') ?? (await runFirstStart(folder));
    const second = await runProgram(first.env, (kill) => kill('SIGINT'));
    const elsewhere = { ORIGIN_DATA: join(folder, 'elsewhere'), ORIGIN_CLOCK: 'live' };
    const live = await runProgram({ ...first.env, ...elsewhere }, (kill) => kill('SIGTERM'));

    expect(Object.values(first.statuses)).toEqual([200, 200, 200, 200]);
    expect(first.run).toMatchObject({ code: 0, err: '' });
    expect(first.run.out).toMatch(
      /^Filling the database, once: .*\nSeeded \d+ articles, \d+ pages and \d+ matches in [\d.]+ s\n/,
    );
    expect(second).toMatchObject({
      code: 0,
      err: '',
      out: `The origin answers at http://127.0.0.1:${first.env['ORIGIN_PORT']}\n`,
    });
    expect(live).toMatchObject({ code: 0, err: '' });
    expect(live.out).toMatch(
      /^Restored \d+ articles, .*\nThe data is at 2026-\S+Z, in real time; .*\nThe origin answers/,
    );
  }, 240_000);

  it('copies the database that the build left, where no other folder is named', async () => {
    await prepareDatabase(seedFolder);
    const env = { ORIGIN_PORT: String(await freePort()), ORIGIN_CLOCK: 'archive', ORIGIN_SNAPSHOTS: '' };
    const { code, out, err } = await run(env, (kill) => kill('SIGTERM'));

    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Restored \d+ articles, .*\nThe origin answers/);
  });
});
