import { describe, expect, it } from 'vitest';
import { startJsonServer } from '../testing/startJsonServer';
import { testApi } from '../testing/testApi';
import { getDailyPick } from './getDailyPick';
import { getPromotions, getReviews } from './getPromotions';

async function clientOf(answers: Record<string, unknown>) {
  const { url } = await startJsonServer(answers);
  return { content: testApi(url, { version: 'v1' }), cms: testApi(`${url}/api`) };
}

describe('the pick of the day', () => {
  const tip = '/v1/sites/FCA/betting/tip-of-the-day';

  it('comes with the notice for adults', async () => {
    const wire = {
      id: 7,
      title: 'Menos de 2.5',
      text: '',
      odds: '1.65',
      odds_from: 'la mesa',
      odds_taken_at: '2026-07-18T07:30:00-06:00',
      expires_at: '2026-07-19T13:00:00-0600',
    };
    const { content } = await clientOf({ [tip]: { notice: 'Solo 18+', tip: wire } });

    expect(await getDailyPick(content.api, { site: 'FCA', kind: 'tip' })).toEqual({
      notice: 'Solo 18+',
      pick: {
        ...{
          id: '7',
          title: 'Menos de 2.5',
          text: '',
          market: null,
          selection: null,
          odds: 1.65,
          oddsFrom: 'la mesa',
          oddsTakenAt: '2026-07-18T07:30:00-06:00',
          link: null,
        },
        expiresAt: '2026-07-19T13:00:00-06:00',
      },
    });
  });

  it('is none where nothing is picked, and for a site without betting there is not even that', async () => {
    const { content } = await clientOf({ [tip]: { notice: 'Solo 18+', tip: null } });

    expect(await getDailyPick(content.api, { site: 'FCA', kind: 'tip' })).toEqual({
      notice: 'Solo 18+',
      pick: null,
    });
    expect(await getDailyPick(content.api, { site: 'SFMZ', kind: 'bet' })).toBeNull();
  });
});

it('an offer without its terms or its last day is left out and told about; one of another site is not of this', async () => {
  const offer = {
    site: 'FCA',
    operator: 'Casa',
    title: 'Bono',
    terms: 'Requisito de 8 veces.',
    expires_on: '2026-12-31',
  };
  const { cms } = await clientOf({
    '/api/collections/get/promo_codes?filter[site]=FCA': {
      entries: [
        {
          ...offer,
          _id: 'a',
          code: 'GOL',
          url: 'https://casa.example',
          affiliate: 'true',
          countries: ['mx', 7],
          licence: 'X-1',
        },
        { ...offer, _id: 'b', terms: '' },
        { ...offer, _id: 'd', expires_on: 'pronto' },
        { ...offer, _id: 'c', site: 'REDGOL' },
      ],
    },
  });

  expect(await getPromotions(cms.api, { site: 'FCA' })).toMatchObject([
    {
      id: 'a',
      code: 'GOL',
      ...{ expiresOn: '2026-12-31', startsOn: null, countries: ['MX'], licence: 'X-1' },
      link: { href: 'https://casa.example', affiliate: true },
    },
  ]);
  expect(cms.reported).toMatchObject([{ kept: false }, { kept: false }]);
});

it('reviews come with the best mark first, and none without a mark', async () => {
  const review = (operator: string, mark: unknown) => ({ site: 'FCA', operator, mark, pros: ['Paga', 3] });
  const { cms } = await clientOf({
    '/api/collections/get/betting_reviews?filter[site]=FCA': [
      review('Una', 6.5),
      review('Otra', '8'),
      review('Nadie', 'mucho'),
    ],
  });

  expect(await getReviews(cms.api, { site: 'FCA' })).toMatchObject([
    { operator: 'Otra', mark: 8, pros: ['Paga'], link: null },
    { operator: 'Una', mark: 6.5 },
  ]);
});
