import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimFolder, FolderTakenError } from './claimFolder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'claim-'));
});
afterEach(() => rm(folder, { recursive: true }));

const mark = () => join(folder, 'process.pid');

describe('claimFolder', () => {
  it('refuses a folder that a running process has, and names both', async () => {
    await writeFile(mark(), String(process.ppid));

    await expect(claimFolder(folder)).rejects.toThrow(FolderTakenError);
    await expect(claimFolder(folder)).rejects.toThrow(new RegExp(`${folder}.*process ${process.ppid}\\.`));
  });

  it('takes over from a process that died', async () => {
    await writeFile(mark(), '4194304999');

    await claimFolder(folder);
    expect(await readFile(mark(), 'utf8')).toBe(String(process.pid));
  });

  it('gives the folder back', async () => {
    const release = await claimFolder(folder);
    await release();

    await expect(readFile(mark())).rejects.toThrow();
  });
});
