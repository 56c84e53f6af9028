import { getAuthorNews } from '@cancha/data-access/content/getAuthorNews';
import { getLatest } from '@cancha/data-access/content/getLatest';
import { getSection } from '@cancha/data-access/content/getSection';
import { getTag } from '@cancha/data-access/content/getTag';
import { buildPath } from '@cancha/routing/buildPath';
import { encodeSegment } from '@cancha/routing/encodeSegment';
import type { Feed } from '@cancha/site/files/Feed';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { sitePath } from '@cancha/site/context/sitePath';
import type { FeedContent } from './FeedContent';

const size = 30;

/** The newest articles of a feed; `null` where there is no such section, topic or author. Throws `ApiError`. */
export async function loadFeed(feed: Feed, context: SiteContext): Promise<FeedContent | null> {
  const { apis, site, brandConfig, t } = context;
  const args = { site: site.siteCode, size };
  const titled = (name: string) => `${name} | ${brandConfig.shortName}`;
  switch (feed.kind) {
    case 'site': {
      const list = await getLatest(apis.content, args);
      const { name: title, description } = brandConfig;
      return list && { title, description, path: buildPath(site, 'home', {}), articles: list.items };
    }
    case 'section': {
      const list = await getSection(apis.content, { ...args, section: feed.slug });
      if (!list) return null;
      const name = list.section?.name ?? feed.slug;
      return {
        title: titled(name),
        description: list.section?.description || titled(name),
        path: sitePath(`/${feed.slug.split('/').map(encodeSegment).join('/')}`, site),
        articles: list.items,
      };
    }
    case 'topic': {
      const list = await getTag(apis.content, { ...args, tag: feed.slug });
      if (!list) return null;
      const name = list.tag?.title ?? feed.slug;
      return {
        title: titled(name),
        description: list.tag?.description || titled(name),
        path: buildPath(site, 'topic', { topic: feed.slug }),
        articles: list.items,
      };
    }
    case 'author': {
      const list = await getAuthorNews(apis.content, { ...args, author: feed.slug });
      if (!list) return null;
      const name = list.author?.name ?? feed.slug;
      return {
        title: titled(t('list.author', { name })),
        description: list.author?.description || titled(name),
        path: buildPath(site, 'author', { author: feed.slug }),
        articles: list.items,
      };
    }
  }
}
