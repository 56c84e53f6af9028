import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { seedFolder } from '@cancha/newsroom/seedFolder.ts';
import { restoreSnapshot } from './databaseSnapshot.ts';
import { prepareDatabase } from './prepareDatabase.ts';

it('the prepared database is the one of the seed, alone in its folder', async () => {
  const root = await mkdtemp(join(tmpdir(), 'prepared-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const folder = join(root, 'databases');
  await mkdir(join(folder, 'of-an-older-seed'), { recursive: true });

  const name = await prepareDatabase(seedFolder, folder, dirname(inject('snapshot')));

  expect(name).toBe(basename(inject('snapshot')));
  expect(await readdir(folder)).toEqual([name]);
  const report = await restoreSnapshot(join(folder, name), join(root, 'data'));
  expect(report?.articles).toBeGreaterThan(1000);
});
