import { type Feed, feedPath } from '../files/siteFiles';
import type { SiteContext } from '../context/SiteContext';
import type { HeadTag } from '../staticHtml/HeadTags';

/** Says to feed readers where a page can be subscribed to. `name`: of the feed. */
export function feedTag({ site, t }: Pick<SiteContext, 'site' | 't'>, feed: Feed, name: string): HeadTag {
  return [
    'link',
    {
      rel: 'alternate',
      type: 'application/rss+xml',
      title: t('syndication.feed', { name }),
      href: feedPath(site, feed),
    },
  ];
}
