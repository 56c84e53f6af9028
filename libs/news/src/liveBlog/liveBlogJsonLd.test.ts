import { describe, expect, it } from 'vitest';
import { anArticle } from '@cancha/site/testing/anArticle';
import { aPost, somePosts } from '@cancha/site/testing/aPost';
import { testContext } from '@cancha/site/testing/testContext';
import { liveBlogJsonLd } from './liveBlogJsonLd';
import { toLiveBlog } from './toLiveBlog';

const context = testContext();
const { origin } = context.site;
const now = new Date('2026-07-05T23:00:00Z');

async function read(items: ReturnType<typeof somePosts>, changes = {}, page = 1) {
  const article = anArticle('1', { items, liveState: 'live', ...changes });
  const blog = await toLiveBlog(article, { page, post: null }, context, now);
  if (!blog) throw new Error('no such page');
  return JSON.parse(liveBlogJsonLd(blog, context));
}

describe('the structured data of a live blog', () => {
  it('starts when it was published, however much is posted afterwards', async () => {
    const published = { publishedAt: '2026-07-05T06:00:00-06:00', modifiedAt: null };
    const [early, late] = [await read(somePosts(2), published), await read(somePosts(400), published)];

    for (const data of [early, late]) {
      expect(data).toMatchObject({
        '@type': 'LiveBlogPosting',
        datePublished: '2026-07-05T06:00:00-06:00',
        coverageStartTime: '2026-07-05T06:00:00-06:00',
      });
    }
    expect(Date.parse(late.dateModified)).toBeGreaterThan(Date.parse(early.dateModified));
  });

  it('names the publisher with a logo', async () => {
    const { publisher } = await read(somePosts(1));

    expect(publisher).toMatchObject({
      '@type': 'Organization',
      name: expect.any(String),
      logo: { '@type': 'ImageObject', url: expect.stringContaining(`${origin}/brand/`) },
    });
  });

  it('lists the posts of the page with their own addresses, and stays light with five hundred', async () => {
    const { liveBlogUpdate } = await read(somePosts(500), {}, 2);

    expect(liveBlogUpdate).toHaveLength(20);
    expect(liveBlogUpdate[0]).toEqual({
      '@type': 'BlogPosting',
      headline: 'Entrada 480',
      articleBody: 'Rueda la pelota.',
      datePublished: '2026-07-05T20:00:00.000Z',
      url: `${origin}/mundial-2026/nota-1.html?post=480#post-480`,
    });
  });

  it('leaves out a post without a date, and gives one without a title a headline of its first words', async () => {
    const { liveBlogUpdate } = await read([
      aPost('2', { publishedAt: null }),
      aPost('1', { title: '', body: `<p>${'palabra '.repeat(40)}</p>` }),
    ]);

    expect(liveBlogUpdate).toHaveLength(1);
    expect(liveBlogUpdate[0].headline).toMatch(/^palabra .*palabra…$/);
    expect(liveBlogUpdate[0].headline.length).toBeLessThanOrEqual(110);
  });

  it('says when the coverage ended once it has', async () => {
    expect((await read(somePosts(3))).coverageEndTime).toBeUndefined();
    expect((await read(somePosts(3), { liveState: 'finished' })).coverageEndTime).toBe(
      '2026-07-05T12:03:00.000Z',
    );
  });

  it('starts with the first post where nobody knows when it was published', async () => {
    expect((await read(somePosts(3), { publishedAt: null })).coverageStartTime).toBe(
      '2026-07-05T12:01:00.000Z',
    );
  });
});
