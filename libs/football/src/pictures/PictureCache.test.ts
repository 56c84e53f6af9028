import { expect, it, vi } from 'vitest';
import { PictureCache } from './PictureCache';

const picture = Buffer.from('png');

it('draws the same once, also for who asks meanwhile', async () => {
  const cache = new PictureCache();
  const paint = vi.fn(async () => picture);

  await Promise.all([cache.draw('a', paint), cache.draw('a', paint)]);
  expect(await cache.draw('a', paint)).toBe(picture);
  expect(paint).toHaveBeenCalledOnce();
});

it('draws two at once, lets some wait, and refuses the rest', async () => {
  const cache = new PictureCache({ atOnce: 2, waiting: 1 });
  const open = Promise.withResolvers<Buffer>();
  const paint = vi.fn(async () => open.promise);
  const asked = ['a', 'b', 'c'].map((shown) => cache.draw(shown, paint));

  expect(await cache.draw('d', paint)).toBeNull();
  expect(paint).toHaveBeenCalledTimes(2);
  open.resolve(picture);
  expect(await Promise.all(asked)).toEqual([picture, picture, picture]);
  expect(await cache.draw('d', paint)).toBe(picture);
});

it('tries again what failed', async () => {
  const cache = new PictureCache({ atOnce: 1, waiting: 0 });
  await expect(cache.draw('a', () => Promise.reject(new Error('no flag')))).rejects.toThrow('no flag');

  expect(await cache.draw('a', () => Promise.resolve(picture))).toBe(picture);
});
