import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { DatabaseStateError } from '../database/DatabaseStateError.ts';
import { openEmbeddedDatabase } from '../database/openDatabase.ts';
import { SiteFileError } from '@cancha/newsroom/sites/SiteFileError.ts';
import { seedFolder } from '@cancha/newsroom/seedFolder.ts';
import { freePort } from '../testing/freePort.ts';
import { startOrigin } from './startOrigin.ts';

let folder: string;
let port: number;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'start-'));
  port = await freePort();
});
afterEach(() => rm(folder, { recursive: true }));

/** The error a start ends in, and what was said before. */
async function failToStart(env: Record<string, string> = {}, seed = seedFolder) {
  const said: string[] = [];
  const config = readConfig({ ORIGIN_PORT: String(port), ORIGIN_DATA: folder, ...env });
  const error: unknown = await startOrigin(config, seed, (line) => said.push(line)).catch(
    (reason: unknown) => reason,
  );
  return { error, said };
}

describe('a start that cannot be', () => {
  it('names the folder that another build left, and what to do', async () => {
    const { db, close } = await openEmbeddedDatabase(folder);
    await db.execute('create table articles (id integer)');
    await close();

    const { error, said } = await failToStart();

    expect(said).toEqual([]);
    expect(error).toBeInstanceOf(DatabaseStateError);
    expect((error as Error).message).toBe(
      `The database in ${join(folder, 'database')} was made by another build and cannot be used ` +
        '(relation "articles" already exists). Delete that folder and start again: ' +
        'it is filled anew, only what readers sent and the counted views are lost.',
    );
  });

  it('names the site file that cannot be, and leaves the others alone', async () => {
    const seed = join(folder, 'seed');
    await cp(seedFolder, seed, { recursive: true });
    const stub = 'name: Demo\ntimeZone: America/Lima\nlanguage: es\naddress: https://demo.example\n';
    await mkdir(join(seed, 'newsroom/demo'));
    await writeFile(join(seed, 'newsroom/demo/site.yaml'), `code: DEMO\nnewsOf: NOBODY\n${stub}`);

    const { error } = await failToStart({}, seed);

    expect(error).toBeInstanceOf(SiteFileError);
    expect((error as Error).message).toBe('demo/site.yaml: newsOf NOBODY: there is no such site.');
  });

  it('names the server it does not reach, without the password', async () => {
    const { error } = await failToStart({ DATABASE_URL: `postgres://reader:secret@127.0.0.1:${port}/news` });

    expect(error).toBeInstanceOf(DatabaseStateError);
    expect((error as Error).message).toMatch(
      /^The database of DATABASE_URL, 127\.0\.0\.1:\d+\/news, cannot be opened \(.+\)\.$/,
    );
  });
});
