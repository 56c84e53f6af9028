import { describe, expect, it } from 'vitest';
import { StubResponse, startJsonServer } from '../testing/startJsonServer';
import { testApi } from '../testing/testApi';
import { getSlideshows } from './getSlideshows';

const slide = {
  title: 'Uno',
  excerpt: 'x',
  url: 'http://fca/x.html',
  image: 'http://fca/x.jpg',
  image_credits: 'FCA',
};
const show = {
  ...{ _id: 'FCA-panama', site: 'FCA', published: true, category: 'panama' },
  ...{ title: 'Panam&aacute;', description: '', slides: [slide], _modified: 1750000000 },
};
const query = 'filter[site]=FCA&filter[published]=true&sort[_modified]=-1';

async function get(answer: unknown, categories?: string[]) {
  const or = (categories ?? []).map((name) => `&filter[$or][][category]=${name}`).join('');
  const server = await startJsonServer({ [`/collections/get/msn_slideshow?${query}${or}`]: answer });
  const { api, reported } = testApi(server.url);
  return {
    shows: await getSlideshows(api, { site: 'FCA', ...(categories ? { categories } : {}) }),
    reported,
  };
}

describe('the slideshows of the CMS', () => {
  it('are asked for as published, the newest first, and read', async () => {
    expect((await get({ entries: [show] })).shows).toEqual([
      {
        ...{ id: 'FCA-panama', category: 'panama', title: 'Panamá', description: '' },
        ...{ createdAt: null, modifiedAt: '2025-06-15T15:06:40Z' },
        slides: [
          {
            ...{ title: 'Uno', excerpt: 'x', url: 'http://fca/x.html', image: 'http://fca/x.jpg' },
            ...{ imageCaption: '', imageCredits: 'FCA' },
          },
        ],
      },
    ]);
  });

  it('of several sections are asked for as alternatives', async () => {
    const { shows } = await get([show, { ...show, _id: 'b', category: 'otra' }], ['panama', 'honduras']);

    expect(shows?.map(({ id }) => id)).toEqual(['FCA-panama']);
  });

  it('that are another site’s or not published are left out, whatever the CMS makes of the filter', async () => {
    const others = [
      { ...show, _id: 'a', site: 'REDGOL' },
      { ...show, _id: 'b', published: false },
      { ...show, _id: 'c', published: 'true' },
    ];

    expect((await get(others)).shows?.map(({ id }) => id)).toEqual(['c']);
  });

  it('lose a slide without a picture and say so', async () => {
    const { shows, reported } = await get([{ ...show, slides: [{ ...slide, image: null }, slide] }]);

    expect(shows?.[0]?.slides).toHaveLength(1);
    expect(reported).toEqual([expect.objectContaining({ id: 'FCA-panama', kept: true })]);
  });

  it('are an error where the CMS says no, with 200 or with 412', async () => {
    await expect(get(false)).rejects.toMatchObject({ kind: 'bad-body' });
    await expect(get(new StubResponse(412, '{}'))).rejects.toMatchObject({ status: 412 });
  });
});
