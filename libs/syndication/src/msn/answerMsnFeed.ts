import { answerFile, rss } from '@cancha/site/files/answerFile';
import { keepFile } from '@cancha/site/files/keepFile';
import { getSiteContext } from '@cancha/site/context/SiteContext';
import { buildMsnFeed } from './buildMsnFeed';

type MsnParams = { params: Promise<{ site: string; feed: string }> };

/** What Microsoft fetches of a site. A deployment that is not to be found hands nothing on. */
export async function answerMsnFeed(request: Request, { params }: MsnParams): Promise<Response> {
  const { site, feed } = await params;
  const context = await getSiteContext(site);
  return answerFile(request, { type: rss, maxAge: 300 }, () => {
    if (context.environment.ROBOTS === 'noindex') return null;
    if (feed !== 'articles' && feed !== 'slideshows') return null;
    return keepFile(context, `msn/${feed}`, () => buildMsnFeed(feed, context, new Date()));
  });
}
