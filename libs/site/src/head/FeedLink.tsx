import type { JSX } from 'react';
import { type Feed, feedPath } from '../files/siteFiles';
import type { SiteContext } from '../context/SiteContext';

type FeedLinkProps = { context: Pick<SiteContext, 'site' | 't'>; feed: Feed; name: string };

/** Says to feed readers where a page can be subscribed to. */
export function FeedLink({ context: { site, t }, feed, name }: FeedLinkProps): JSX.Element {
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={t('syndication.feed', { name })}
      href={feedPath(site, feed)}
    />
  );
}
