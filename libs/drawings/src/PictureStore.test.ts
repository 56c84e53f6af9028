import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DiskCache } from './DiskCache.ts';
import type { Illustration } from './illustrate.ts';
import { PictureStore, type PictureRequest } from './PictureStore.ts';

const illustration: Illustration = {
  picture: { kind: 'marcador', teams: ['MEX', 'ENG'], score: [2, 3] },
  seed: '1002',
  brand: ['#18a0b4', '#0b2545'],
  ratio: 'wide',
};
const request: PictureRequest = { illustration, width: 250, height: 140, format: 'webp' };
const later = <T>(value: T, ms = 5) => new Promise<T>((done) => setTimeout(() => done(value), ms));

let cacheDir: string;
beforeEach(async () => void (cacheDir = await mkdtemp(path.join(tmpdir(), 'pictures-'))));
afterEach(() => rm(cacheDir, { recursive: true, force: true }));

describe('the picture store', () => {
  it('draws a picture once for all who ask at the same time', async () => {
    const render = vi.fn(() => later(Buffer.from('drawn')));
    const store = new PictureStore({ cacheDir, render });
    const answers = await Promise.all(Array.from({ length: 20 }, () => store.get(request)));
    expect(render).toHaveBeenCalledTimes(1);
    expect(new Set(answers).size).toBe(1);
  });

  it('finds on disk what another process drew, under the same tag', async () => {
    const first = await new PictureStore({ cacheDir }).get(request);
    const render = vi.fn(() => later(Buffer.from('again')));
    const second = await new PictureStore({ cacheDir, render }).get(request);
    expect(render).not.toHaveBeenCalled();
    expect(second).toEqual(first);
  });

  it('gives another tag when the score, the size, the format or the brand changes', async () => {
    const store = new PictureStore({ cacheDir, render: () => later(Buffer.from('drawn'), 0) });
    const variants: PictureRequest[] = [
      request,
      { ...request, width: 490, height: 275 },
      { ...request, format: 'jpeg' },
      { ...request, format: 'svg' },
      {
        ...request,
        illustration: {
          ...illustration,
          picture: { kind: 'marcador', teams: ['MEX', 'ENG'], score: [3, 3] },
        },
      },
    ];
    const tags = await Promise.all(variants.map(async (variant) => (await store.get(variant)).etag));
    expect(new Set(tags).size).toBe(variants.length);
  });

  it('renders two pictures at a time', async () => {
    let [running, most] = [0, 0];
    const render = async () => {
      most = Math.max(most, ++running);
      await later(null);
      running--;
      return Buffer.from('drawn');
    };
    const store = new PictureStore({ cacheDir, render });
    await Promise.all([250, 490, 740, 800].map((width) => store.get({ ...request, width })));
    expect(most).toBe(2);
  });

  it('tries again after a failure, and a failure does not hold up the others', async () => {
    const render = vi.fn(() => later(Buffer.from('drawn'))).mockRejectedValueOnce(new Error('no memory'));
    const store = new PictureStore({ cacheDir, render });
    await expect(store.get(request)).rejects.toThrow('no memory');
    expect((await store.get(request)).bytes.toString()).toBe('drawn');
  });

  it('forgets old pictures instead of growing', async () => {
    const render = vi.fn(() => later(Buffer.alloc(40_000, 1), 0));
    const store = new PictureStore({
      cacheDir: path.join(cacheDir, 'gone'),
      render,
      maxMemory: 60_000,
      maxDisk: 1,
    });
    await store.get(request);
    await store.get({ ...request, width: 490 });
    await store.get(request);
    expect(render).toHaveBeenCalledTimes(3);
  });

  it('serves without a disk', async () => {
    const file = path.join(cacheDir, 'a-file');
    await writeFile(file, '');
    const store = new PictureStore({ cacheDir: file, render: () => later(Buffer.from('drawn'), 0) });
    expect((await store.get(request)).bytes.toString()).toBe('drawn');
  });
});

describe('the folder of rendered pictures', () => {
  it('stays within its bound, oldest out first, and leaves no drafts', async () => {
    const disk = new DiskCache(cacheDir, 250);
    for (const key of ['a', 'b', 'c', 'd']) {
      await disk.set(key, Buffer.alloc(100, 1));
      await later(null, 12);
    }
    expect((await readdir(cacheDir)).sort()).toEqual(['c', 'd']);
    expect(await disk.get('a')).toBeNull();
  });

  it('takes an empty file for a miss', async () => {
    await writeFile(path.join(cacheDir, 'torn'), '');
    expect(await new DiskCache(cacheDir, 1000).get('torn')).toBeNull();
  });
});
