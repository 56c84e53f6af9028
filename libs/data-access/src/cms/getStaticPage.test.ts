import { describe, expect, it } from 'vitest';
import { StubResponse, startJsonServer } from '../testing/startJsonServer';
import { testApi } from '../testing/testApi';
import { getStaticPage } from './getStaticPage';

const entry = {
  _id: 'a1',
  site: 'FCA',
  slug: 'quienes-somos',
  title: 'Qui&eacute;nes somos',
  body: '<p>&amp;</p>',
  _modified: 1750000000,
};

async function get(answer: unknown) {
  const server = await startJsonServer({
    '/api/collections/get/static_pages?token=hush&filter[site]=FCA&filter[slug]=quienes-somos': answer,
  });
  const { api } = testApi(`${server.url}/api`);
  return getStaticPage(api, { site: 'FCA', slug: 'quienes-somos', token: 'hush' });
}

describe('a static page', () => {
  it.each([
    ['entries', { fields: {}, entries: [entry], total: 1 }],
    ['a bare list', [entry]],
  ])('is read from %s', async (_, answer) => {
    expect(await get(answer)).toEqual({
      id: 'a1',
      slug: 'quienes-somos',
      title: 'Quiénes somos',
      description: '',
      body: '<p>&amp;</p>',
      modifiedAt: '2025-06-15T15:06:40Z',
    });
  });

  it('is null when there is none, also from a CMS that ignores the filter', async () => {
    expect(await get({ entries: [] })).toBeNull();
    expect(
      await get([
        { ...entry, slug: 'otra' },
        { ...entry, site: 'redgol' },
      ]),
    ).toBeNull();
  });

  it.each([false, null, {}, 'no', { entries: false }])(
    'is an error when the CMS says %j with 200',
    async (answer) => {
      await expect(get(answer)).rejects.toMatchObject({ kind: 'bad-body' });
    },
  );

  it('is an error, with its status, when the collection is unknown', async () => {
    await expect(get(new StubResponse(412, '{"error":"Collection not found"}'))).rejects.toMatchObject({
      kind: 'bad-status',
      status: 412,
      url: expect.not.stringContaining('hush'),
    });
  });
});
