import { describe, expect, it } from 'vitest';
import { startJsonServer } from '../testing/startJsonServer';
import { testApi } from '../testing/testApi';
import { getSearchResults } from './getSearchResults';
import { searchKinds } from './SearchResults';

const argentina = {
  id: 'a',
  name: 'Argentina',
  image: 'https://x.example/ar.svg',
  code: 'ARG',
  kind: 'national',
};
const messi = { id: 'm', name: 'Lionel Messi', team: argentina };
const cup = { id: 'c', name: 'Copa América', slug: 'copa-america', season: '2024' };
const story = {
  id: 1,
  title: 'Messi manda',
  url: 'https://x.example/a.html',
  link: '/a.html',
  section: 'Mundial',
};
const azteca = { id: 'v', name: 'Estadio Azteca', city: 'Ciudad de México' };
const sampaio = { id: 'r', name: 'Wilton Sampaio', team: argentina };
const none = { total: 0, items: [] };

const path = '/v1/sites/FCA/search?q=messi&kinds=teams,players,competitions,venues,referees,articles&size=5';

async function search(answer: unknown) {
  const server = await startJsonServer(answer === null ? {} : { [path]: answer });
  const { api, reported } = testApi(server.url, { version: 'v1' });
  const found = getSearchResults(api, { site: 'FCA', q: 'messi', kinds: searchKinds, size: 5 });
  return { found, reported };
}

describe('a search', () => {
  it('is one call, and its kinds are read', async () => {
    const { found } = await search({
      corrected: null,
      partial: false,
      teams: { total: 1, items: [argentina] },
      players: { total: 3, items: [messi] },
      competitions: { total: 1, items: [cup] },
      venues: { total: 1, items: [azteca] },
      referees: { total: 1, items: [sampaio] },
      articles: { total: 24, items: [story] },
    });

    expect(await found).toMatchObject({
      corrected: null,
      isPartial: false,
      teams: { total: 1, items: [{ kind: 'national', team: { id: 'a', name: 'Argentina' } }] },
      players: { total: 3, items: [{ name: 'Lionel Messi', team: { name: 'Argentina' } }] },
      competitions: { items: [{ slug: 'copa-america', season: '2024' }] },
      venues: { total: 1, items: [{ id: 'v', name: 'Estadio Azteca', city: 'Ciudad de México' }] },
      referees: { total: 1, items: [{ name: 'Wilton Sampaio', team: { name: 'Argentina' } }] },
      articles: { total: 24, items: [{ title: 'Messi manda' }] },
    });
  });

  it('loses what is broken of it, and that alone', async () => {
    const { found, reported } = await search({
      corrected: 'Messi',
      teams: { total: 2, items: [{ id: null, name: 'Ganador 97' }, argentina] },
      players: 'none',
      competitions: none,
      venues: { items: [{ name: 'Sin id' }, { ...azteca, city: null }] },
      referees: { items: [{ ...sampaio, team: 'ARG' }] },
      articles: { items: [story] },
    });

    expect(await found).toMatchObject({
      corrected: 'Messi',
      teams: { total: 2, items: [{ team: { name: 'Argentina' } }] },
      players: none,
      venues: { items: [{ name: 'Estadio Azteca', city: null }] },
      referees: { items: [{ name: 'Wilton Sampaio', team: null }] },
      articles: { total: 1 },
    });
    expect(reported).toHaveLength(2);
  });

  it('that another backend knows nothing of is null', async () => {
    expect(await (await search(null)).found).toBeNull();
  });

  it.each([[{}], [[]], [{ items: [] }]])(
    'of which %j comes is an error, not a search without results',
    async (answer) => {
      await expect((await search(answer)).found).rejects.toMatchObject({ kind: 'bad-body' });
    },
  );
});
