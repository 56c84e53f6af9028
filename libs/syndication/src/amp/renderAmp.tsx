import type { Article } from '@cancha/data-access/content/Article';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { AmpPair } from '@cancha/news/article/ampAddress';
import { isLiveBlog } from '@cancha/news/liveBlog/isLiveBlog';
import { toLiveBlog, type LiveBlog } from '@cancha/news/liveBlog/toLiveBlog';
import { ampBody } from './ampBody';
import { AmpDocument } from './AmpDocument';
import { noServices, type AmpPorts } from './AmpPorts';
import { loadAmpMenu } from './loadAmpMenu';

const newestPosts = async (article: Article, context: SiteContext, now: Date): Promise<LiveBlog | null> =>
  isLiveBlog(article) ? toLiveBlog(article, { page: 1, post: null }, context, now) : null;

/** The AMP document of an article, as bytes are sent. */
export async function renderAmp(
  article: Article,
  pair: AmpPair,
  context: SiteContext,
  ports: AmpPorts = noServices,
): Promise<string> {
  // Here and not above: Next builds no route that imports it for good.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const now = new Date();
  const [menu, blog] = await Promise.all([loadAmpMenu(context), newestPosts(article, context, now)]);
  const html = renderToStaticMarkup(
    <AmpDocument
      {...{ context, article, pair, menu, blog, now }}
      text={ampBody(article.body, context)}
      ad={article.hidden.ads ? null : ports.ad(article, context)}
      analytics={ports.analytics(article, context)}
    />,
  );
  return `<!doctype html>${html}`;
}
