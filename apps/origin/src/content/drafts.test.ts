import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articles, articleViews } from '../database/contentTables.ts';
import { openTestOrigin, type TestOrigin } from '../testing/openTestOrigin.ts';

const draftKey = 'a-key-for-the-editors';
const draftId = 1201;
let origin: TestOrigin;
let link: string;

beforeAll(async () => {
  origin = await openTestOrigin({ draftKey });
  const [row] = await origin.db
    .update(articles)
    .set({ status: 'draft' })
    .where(eq(articles.id, draftId))
    .returning({ link: articles.link });
  link = row?.link ?? '';
});
afterAll(() => origin.close());

const get = (path: string, key?: string) =>
  origin.app.inject({ url: `/v1/sites/FCA${path}`, headers: key ? { 'x-draft-key': key } : {} });
const single = () => [
  `/news/${draftId}`,
  `/news/${draftId}?full=true`,
  `/news/by?path=${link}`,
  `/all${link}`,
];

describe('a draft', () => {
  it('is a 404 for readers and for whoever brings a wrong key', async () => {
    for (const path of single()) {
      for (const key of [undefined, 'wrong', `${draftKey} `.repeat(2), '']) {
        expect((await get(path, key)).statusCode, `${path} ${key}`).toBe(404);
      }
    }
  });

  it('is an article for whoever brings the key, and nobody keeps that answer', async () => {
    for (const path of single()) {
      const answer = await get(path, draftKey);
      expect(answer.statusCode, path).toBe(200);
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      expect(answer.headers['etag']).toBeUndefined();
      expect((await get(path)).statusCode, `${path} without the key afterwards`).toBe(404);
    }
  });

  it('stands in lists with the key only, whoever asks first', async () => {
    const ids = async (path: string, key?: string) =>
      (await get(path, key)).json().items.map(({ id }: { id: number }) => id);
    const section = '/news/section/costarica?size=100';
    expect(await ids(section, draftKey)).toContain(draftId);
    expect(await ids(section)).not.toContain(draftId);
  });

  it('counts no view', async () => {
    await get(`/news/${draftId}?full=true`, draftKey);
    await origin.views.flush();

    const rows = await origin.db.select().from(articleViews).where(eq(articleViews.articleId, draftId));
    expect(rows).toEqual([]);
  });
});

describe('answers of the content API', () => {
  it('differ by the key for a cache in front', async () => {
    for (const asked of ['fresh', 'kept']) {
      expect((await get('/news/home')).headers['vary'], asked).toBe('x-draft-key');
    }
  });
});

describe('a server without a key', () => {
  it('shows drafts to nobody', async () => {
    const keyless = await openTestOrigin();
    await keyless.db.update(articles).set({ status: 'draft' }).where(eq(articles.id, draftId));
    const url = `/v1/sites/FCA/news/${draftId}`;

    const statuses = await Promise.all(
      ['', 'null', 'undefined'].map(async (key) => {
        const answer = await keyless.app.inject({ url, headers: { 'x-draft-key': key } });
        return answer.statusCode;
      }),
    );
    await keyless.close();

    expect(statuses).toEqual([404, 404, 404]);
  });
});
