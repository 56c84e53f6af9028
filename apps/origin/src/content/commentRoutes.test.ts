import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commentCounts } from '../database/contentTables.ts';
import { openTestOrigin, type TestOrigin } from '../testing/openTestOrigin.ts';

let origin: TestOrigin;
beforeAll(async () => {
  origin = await openTestOrigin();
  await origin.db.insert(commentCounts).values([
    { site: 'FCA', contentId: '1017', comments: 31 },
    { site: 'FCA', contentId: 'poll-1', comments: 2 },
    { site: 'BOLAVIPBR', contentId: '1018', comments: 5 },
  ]);
});
afterAll(() => origin.close());

async function get(query: string) {
  const answer = await origin.app.inject(`/v1/sites/fca/comments/counts?${query}`);
  return { status: answer.statusCode, body: answer.json() };
}

describe('the counts of comments', () => {
  it('are told for every id asked, of this site alone, and 0 for none', async () => {
    expect((await get('ids=1018,1017&ids=poll-1')).body).toEqual({
      items: [
        { siteCode: 'FCA', id: '1018', comments: 0 },
        { siteCode: 'FCA', id: '1017', comments: 31 },
        { siteCode: 'FCA', id: 'poll-1', comments: 2 },
      ],
    });
  });

  it('come with the articles as well', async () => {
    const answer = await origin.app.inject('/v1/sites/fca/news/latest?size=50');
    const { items } = answer.json<{ items: { id: number; comments_count: number }[] }>();

    expect(items.find(({ id }) => id === 1017)?.comments_count).toBe(31);
    expect(items.find(({ id }) => id === 1018)?.comments_count).toBe(0);
  });

  it.each([
    '',
    'ids=',
    'ids=,',
    `ids=${'a'.repeat(201)}`,
    `ids=${Array.from({ length: 101 }, (_, at) => at).join(',')}`,
  ])('are not told for %s', async (query) => {
    const { status, body } = await get(query);

    expect(status).toBe(400);
    expect(body.message).toContain('ids');
  });
});
