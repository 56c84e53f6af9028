import { describe, expect, it } from 'vitest';
import { startJsonServer, StubResponse } from '../testing/startJsonServer';
import { testApi } from '../testing/testApi';
import { getCompetitionAt, getFriendlyTag } from './getTopicEntry';
import { getCompetitions, getTopics } from './getTopics';

const topics = '/api/collections/get/friendly_tags/?filter[site]=FCA';
const competitions = '/api/collections/get/competition?filter[site]=FCA';

async function clientOf(answers: Record<string, unknown>) {
  const server = await startJsonServer(answers);
  return testApi(`${server.url}/api`);
}

it('the topics of a site have a name and an address, each once; one without an address is left out and told', async () => {
  const { api, reported } = await clientOf({
    [topics]: {
      entries: [
        { _id: 'a', site: 'FCA', url_tag: 'panama', title: 'Panam&aacute;' },
        { _id: 'b', site: 'fca', url_tag: 'copa-oro', title: '' },
        { _id: 'c', site: 'FCA', url_tag: 'panama', title: 'Panamá' },
        { _id: 'd', site: 'REDGOL', url_tag: 'la-roja', title: 'La Roja' },
        { _id: 'e', site: 'FCA', title: 'Nada' },
      ],
    },
  });

  expect(await getTopics(api, { site: 'FCA' })).toEqual([
    { slug: 'panama', title: 'Panamá' },
    { slug: 'copa-oro', title: 'copa-oro' },
  ]);
  expect(reported).toMatchObject([{ id: 'e', kept: false }]);
});

it('competitions are named by their tag', async () => {
  const { api } = await clientOf({ [competitions]: [{ site: 'FCA', tag: 'copa-oro', title: 'Copa Oro' }] });

  expect(await getCompetitions(api, { site: 'FCA' })).toEqual([{ slug: 'copa-oro', title: 'Copa Oro' }]);
});

it('a CMS in trouble is an error, and one without the call has no topics', async () => {
  const { api: broken } = await clientOf({ [topics]: new StubResponse(500, 'no') });
  const { api: other } = await clientOf({});

  await expect(getTopics(broken, { site: 'FCA' })).rejects.toMatchObject({ status: 500 });
  expect(await getTopics(other, { site: 'FCA' })).toBeNull();
});

describe('the entry of one topic', () => {
  const call = '/api/collections/get/friendly_tags/?token=hush&filter[site]=FCA&filter[url_tag]=copa-oro';
  const find = async (entries: unknown[]) => {
    const { api } = await clientOf({ [call]: { entries } });
    return getFriendlyTag(api, { site: 'FCA', slug: 'copa-oro', token: 'hush' });
  };
  const entry = { site: 'FCA', url_tag: 'copa-oro', title: 'Copa Oro', description: 'De la Concacaf.' };

  it('is asked for by site and address, and has the words of its page', async () => {
    expect(await find([{ ...entry, keywords: ['oro', 'copa'] }])).toEqual({
      title: 'Copa Oro',
      description: 'De la Concacaf.',
      keywords: 'oro, copa',
    });
  });

  it('is no other that a CMS sends which does not know the filter', async () => {
    expect(
      await find([
        { ...entry, url_tag: 'mls' },
        { ...entry, site: 'REDGOL' },
      ]),
    ).toBeNull();
    expect(await find([])).toBeNull();
  });

  it('says nothing rather than its own address', async () => {
    expect(await find([{ site: 'FCA', url_tag: 'copa-oro' }])).toEqual({
      title: '',
      description: '',
      keywords: '',
    });
  });
});

describe('the competition at an address', () => {
  const siteUrl = 'https://fca.example/tema/copa-oro';
  const call = `/api/collections/get/competition?filter[site_url]=${siteUrl}&limit=1`;
  const entry = { tag: 'copa-oro', title: 'Copa Oro', stats_slug: 'gold-cup', site_url: siteUrl };

  it('is asked for by that address, one and no more', async () => {
    const { api } = await clientOf({ [call]: { entries: [entry] } });

    expect(await getCompetitionAt(api, { siteUrl })).toEqual({
      slug: 'copa-oro',
      title: 'Copa Oro',
      statsSlug: 'gold-cup',
    });
  });

  it('is none where the CMS has none there, whatever else it sends', async () => {
    const other = { ...entry, site_url: 'https://fca.example/tema/mls' };
    const { api } = await clientOf({ [call]: [other] });

    expect(await getCompetitionAt(api, { siteUrl })).toBeNull();
    expect(await getCompetitionAt(api, { siteUrl: `${siteUrl}-2` })).toBeNull();
  });
});
