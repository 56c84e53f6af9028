import type { Feed } from '@cancha/site/files/siteFiles';
import { answerFile, rss } from '@cancha/site/files/answerFile';
import { keepFile } from '@cancha/site/files/keepFile';
import { getSiteContext } from '@cancha/site/context/SiteContext';
import { buildFeed } from './buildFeed';

type FeedParams = { params: Promise<{ site: string; feed: string[] }> };

/** The parts of the internal path: the kind, and for all but the site's own the slug. */
function readFeed([kind = '', ...slug]: readonly string[]): Feed | null {
  if (kind === 'site') return { kind };
  if (kind !== 'section' && kind !== 'topic' && kind !== 'author') return null;
  return { kind, slug: slug.map((segment) => decodeURIComponent(segment)).join('/') };
}

/** The RSS of a site, or of one of its sections, topics or authors. */
export async function answerFeed(request: Request, { params }: FeedParams): Promise<Response> {
  const { site, feed: parts } = await params;
  const context = await getSiteContext(site);
  const feed = readFeed(parts);
  return answerFile(request, { type: rss, maxAge: 300 }, () =>
    feed ? keepFile(context, `feeds/${parts.join('/')}`, () => buildFeed(feed, context)) : null,
  );
}
