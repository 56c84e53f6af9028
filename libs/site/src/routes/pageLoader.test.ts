import type { RedirectStatus } from '@cancha/data-access/content/Resource';
import { describe, expect, it } from 'vitest';
import { MissingPage, missingPage, MovedPage, movedPage } from './pageErrors';
import { pageLoader } from './pageLoader';

const params = Promise.resolve({ id: '7' });

describe('a loader', () => {
  const load = pageLoader(async ({ id }: { id: string }) => `match ${id}`);

  it('gives the page and the proxy the same', async () => {
    expect(await load(params)).toBe('match 7');
    expect(await load({ id: '7' })).toBe('match 7');
    expect(await load.check({ id: '7' })).toBe('match 7');
  });
});

describe('a page that is missing', () => {
  const load = pageLoader(async (_: { id: string }) => missingPage());

  it('is said to the proxy in our words, and to Next in its own', async () => {
    await expect(load.check({ id: '7' })).rejects.toBeInstanceOf(MissingPage);
    await expect(load(params)).rejects.toMatchObject({ digest: 'NEXT_HTTP_ERROR_FALLBACK;404' });
  });
});

describe('a page that has moved', () => {
  const loadWith = (status?: RedirectStatus) =>
    pageLoader(async (_: { id: string }) => movedPage('/x', status));

  it('is said to the proxy with its address and status, for good unless told', async () => {
    await expect(loadWith(302).check({ id: '7' })).rejects.toEqual(new MovedPage('/x', 302));
    await expect(loadWith().check({ id: '7' })).rejects.toMatchObject({ to: '/x', status: 308 });
  });

  it.each([
    [301, 308],
    [302, 307],
    [307, 307],
    [308, 308],
  ] as const)('with status %s is said to Next with %s, the nearest it knows', async (status, ofNext) => {
    await expect(loadWith(status)(params)).rejects.toMatchObject({
      digest: expect.stringMatching(new RegExp(`^NEXT_REDIRECT;replace;/x;${ofNext};`)),
    });
  });
});

it('whatever else fails is thrown as it is', async () => {
  const error = new Error('the backend is down');
  const load = pageLoader(() => Promise.reject(error));

  await expect(load({})).rejects.toBe(error);
  await expect(load.check({})).rejects.toBe(error);
});
