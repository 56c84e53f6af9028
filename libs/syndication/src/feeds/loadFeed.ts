import { getAuthorNews } from '@cancha/data-access/content/getAuthorNews';
import { getLatest } from '@cancha/data-access/content/getLatest';
import { getSection } from '@cancha/data-access/content/getSection';
import { getTag } from '@cancha/data-access/content/getTag';
import { buildPath } from '@cancha/routing/buildPath';
import { encodeSegment } from '@cancha/routing/encodeSegment';
import type { Feed } from '@cancha/site/files/siteFiles';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { sitePath } from '@cancha/site/context/sitePath';
import type { ArticleList } from '@cancha/data-access/content/ArticleList';
import type { Article } from '@cancha/data-access/content/Article';

/** What a feed is called, the page it stands for (site-relative), and its newest articles. */
type FeedContent = { title: string; description: string; path: string; articles: readonly Article[] };

const size = 30;

/** The newest articles of a feed; `null` where there is no such section, topic or author. Throws `ApiError`. */
export async function loadFeed(feed: Feed, context: SiteContext): Promise<FeedContent | null> {
  const { apis, site, brandConfig, t } = context;
  const args = { site: site.siteCode, size };
  const titled = (name: string) => `${name} | ${brandConfig.shortName}`;
  const feedOf = ({ items }: ArticleList, name: string, about: string | undefined, path: string) => ({
    title: titled(name),
    description: about || titled(name),
    path,
    articles: items,
  });
  switch (feed.kind) {
    case 'site': {
      const list = await getLatest(apis.content, args);
      const { name: title, description } = brandConfig;
      return list && { title, description, path: buildPath(site, 'home', {}), articles: list.items };
    }
    case 'section': {
      const list = await getSection(apis.content, { ...args, section: feed.slug });
      const path = sitePath(`/${feed.slug.split('/').map(encodeSegment).join('/')}`, site);
      return list && feedOf(list, list.section?.name ?? feed.slug, list.section?.description, path);
    }
    case 'topic': {
      const list = await getTag(apis.content, { ...args, tag: feed.slug });
      const path = buildPath(site, 'topic', { topic: feed.slug });
      return list && feedOf(list, list.tag?.title ?? feed.slug, list.tag?.description, path);
    }
    case 'author': {
      const list = await getAuthorNews(apis.content, { ...args, author: feed.slug });
      const path = buildPath(site, 'author', { author: feed.slug });
      const name = list?.author?.name ?? feed.slug;
      const title = titled(t('list.author', { name }));
      return list && { ...feedOf(list, name, list.author?.description, path), title };
    }
  }
}
