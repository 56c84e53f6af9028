import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articles } from '../database/contentTables.ts';
import { openTestOrigin, type TestOrigin } from '../testing/openTestOrigin.ts';
import { imageSitemap } from './imageSitemap.ts';

let origin: TestOrigin;
beforeAll(async () => {
  origin = await openTestOrigin();
  await origin.db.update(articles).set({ status: 'draft' }).where(eq(articles.id, 1002));
});
afterAll(() => origin.close());

describe('the sitemap of pictures', () => {
  it('names each published article with its largest picture', async () => {
    const { siteMap } = (await origin.app.inject('/v1/sites/FCA/sitemaps/images')).json();
    const { link } = (await origin.app.inject('/v1/sites/FCA/news/1001')).json();

    expect(siteMap).toContain(
      `<url><loc>http://fca.test${link}</loc><image:image><image:loc>` +
        'http://origin.test/statics/pictures/FCA/1001/full-1200x740</image:loc></image:image></url>',
    );
    expect(siteMap).not.toContain('/1002/');
    const shown = and(eq(articles.site, 'FCA'), eq(articles.status, 'published'));
    expect(siteMap.match(/<url>/g)).toHaveLength(await origin.db.$count(articles, shown));
  });

  it('escapes what XML would misread', () => {
    const siteMap = imageSitemap([{ url: 'http://a/?x=1&y=<"\'>', pictures: [] }]);

    expect(siteMap).toContain('<loc>http://a/?x=1&amp;y=&lt;&quot;&apos;&gt;</loc>');
  });
});
