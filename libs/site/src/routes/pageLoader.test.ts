import type { RedirectStatus } from '@cancha/data-access/content/Resource';
import { beforeAll, describe, expect, it } from 'vitest';
import { serveSites } from '../context/servedSites';
import { aServedSite } from '../testing/aServedSite';
import { MissingPage, missingPage, MovedPage, movedPage } from './pageErrors';
import { pageLoader } from './pageLoader';

const params = { site: 'fca', id: '7' };

beforeAll(() => serveSites([aServedSite]));

describe('a loader', () => {
  const load = pageLoader(async ({ site }, { id }: typeof params) => `match ${id} of ${site.id}`);

  it('gives the page and the proxy the same', async () => {
    const page = await load(Promise.resolve(params));
    expect(page).toEqual([
      expect.objectContaining({ site: expect.objectContaining(aServedSite.site) }),
      'match 7 of fca',
    ]);
    expect(await load(params)).toEqual(page);
    expect(await load.check(params)).toEqual(page);
  });
});

describe.each([
  ['a page that is missing', async () => missingPage()],
  ['a page that nothing was found for', async () => null],
])('%s', (_, find) => {
  const load = pageLoader(find);

  it('is said to the proxy in our words, and to Next in its own', async () => {
    await expect(load.check(params)).rejects.toBeInstanceOf(MissingPage);
    await expect(load(params)).rejects.toMatchObject({ digest: 'NEXT_HTTP_ERROR_FALLBACK;404' });
  });
});

describe('a page that has moved', () => {
  const loadWith = (status?: RedirectStatus) => pageLoader(async () => movedPage('/x', status));

  it('is said to the proxy with its address and status, for good unless told', async () => {
    await expect(loadWith(302).check(params)).rejects.toEqual(new MovedPage('/x', 302));
    await expect(loadWith().check(params)).rejects.toMatchObject({ to: '/x', status: 308 });
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

  await expect(load(params)).rejects.toBe(error);
  await expect(load.check(params)).rejects.toBe(error);
});
