import {
  startJsonServer,
  StubResponse,
  type StubResponses,
} from '@cancha/data-access/testing/startJsonServer';
import { testContext } from '@cancha/site/testing/testContext';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTopic } from './loadTopic';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

const article = { id: 1, title: 'Nota', link: '/x/nota.html', url: 'http://x/x/nota.html' };
const list = (tag: object | null) => ({
  '/v1/sites/FCA/news/tag/copa-oro?page=1&size=21': {
    items: [article],
    tag,
    isLastPage: true,
    totalPages: 1,
  },
});
const words = '/collections/get/friendly_tags/?filter[site]=FCA&filter[url_tag]=copa-oro';
const at = '/collections/get/competition?filter[site_url]=https://fca.example/tema/copa-oro&limit=1';
const entry = { site: 'FCA', url_tag: 'copa-oro', title: 'Copa Oro 2025', description: 'Dice la redacción.' };
const competition = {
  tag: 'copa-oro',
  stats_slug: 'gold-cup',
  site_url: 'https://fca.example/tema/copa-oro',
};

async function load(answers: StubResponses, environment: Record<string, string> = {}) {
  const server = await startJsonServer(answers);
  const topic = await loadTopic(testContext({ apiUrl: server.url, environment }), 'copa-oro', 1);
  return { tag: topic?.tag, items: topic?.items, urls: server.requests.map(({ url }) => url ?? '') };
}

describe('a topic', () => {
  it('is told in the words of the CMS before those that came with its articles', async () => {
    const own = { tag: 'copa-oro', title: 'Copa Oro', description: 'x', keywords: 'oro' };
    const { tag } = await load({ ...list(own), [words]: { entries: [entry] } });

    expect(tag).toMatchObject({ title: 'Copa Oro 2025', description: 'Dice la redacción.', keywords: 'oro' });
  });

  it.each([404, 500])('stays what it is where the CMS answers with %i', async (status) => {
    const own = { tag: 'copa-oro', title: 'Copa Oro', description: 'x' };
    const { tag, items } = await load({ ...list(own), [words]: new StubResponse(status, 'no') });

    expect(tag).toMatchObject({ title: 'Copa Oro', description: 'x' });
    expect(items).toHaveLength(1);
  });

  it('of which only the CMS knows the name has that name', async () => {
    expect((await load({ ...list(null), [words]: [entry] })).tag?.title).toBe('Copa Oro 2025');
    expect((await load(list(null))).tag).toBeNull();
  });

  it('is not there because the CMS knows of it', async () => {
    await expect(load({ [words]: [entry] })).resolves.toMatchObject({ items: undefined });
  });

  it('sends the token of the CMS where there is one', async () => {
    const { urls } = await load(list(null), { CMS_API_TOKEN: 'hush-hush' });

    expect(urls.some((url) => url.startsWith('/collections/get/friendly_tags/?token=hush-hush&'))).toBe(true);
  });
});

describe('a topic that is a competition', () => {
  const own = { tag: 'copa-oro', title: 'Copa Oro', is_competition: true };

  it('is looked up by the address of its page where its list does not say which', async () => {
    const { tag } = await load({ ...list(own), [at]: { entries: [competition] } });

    expect(tag?.statsSlug).toBe('gold-cup');
  });

  it('is not looked up where it does, and no other topic is', async () => {
    const known = await load(list({ ...own, stats_slug: 'copa-oro' }));
    const other = await load(list({ ...own, is_competition: false }));

    expect(known.tag?.statsSlug).toBe('copa-oro');
    expect([...known.urls, ...other.urls].filter((url) => url.includes('/competition'))).toEqual([]);
  });

  it('has no tables where it cannot be looked up', async () => {
    expect((await load(list(own))).tag).toMatchObject({ title: 'Copa Oro', statsSlug: null });
  });
});
