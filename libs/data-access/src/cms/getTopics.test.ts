import { expect, it } from 'vitest';
import { startJsonServer, StubResponse } from '../testing/startJsonServer';
import { testApi } from '../testing/testApi';
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
