import type { Article } from '@cancha/data-access/content/Article';
import type { FullArticle } from '@cancha/data-access/content/FullArticle';
import type { AmpPair } from '@cancha/news/article/ampAddress';
import { isLiveBlog, type LiveBlog, toLiveBlog } from '@cancha/news/liveBlog/toLiveBlog';
import { ampAdsOf } from './ads/ampAds';
import { ampBody } from './ampBody';
import { AmpDocument } from './AmpDocument';
import { noServices, type AmpPorts } from './AmpPorts';
import { getMenus } from '@cancha/data-access/menus/getMenus';
import type { NavItem } from '@cancha/ui/shell/NavItem';
import { toNavItems } from '@cancha/site/shell/toNavItem';
import { orNull } from '@cancha/site/context/orNull';
import type { SiteContext } from '@cancha/site/context/SiteContext';

const newestPosts = async (article: Article, context: SiteContext, now: Date): Promise<LiveBlog | null> =>
  isLiveBlog(article) ? toLiveBlog(article, { page: 1, post: null }, context, now) : null;

const relatedShown = 4;

/** The AMP document of an article, as bytes are sent. */
export async function renderAmp(
  { article, relatedArticles }: Pick<FullArticle, 'article' | 'relatedArticles'>,
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
      related={relatedArticles.filter(({ id }) => id !== article.id).slice(0, relatedShown)}
      text={ampBody(article.body, context)}
      ads={ampAdsOf(article, context)}
      analytics={ports.analytics(article, context)}
    />,
  );
  return `<!doctype html>${html}`;
}

/** The menu that AMP pages have for themselves; the brand's own stands in while it cannot be had. */
async function loadAmpMenu(context: SiteContext): Promise<NavItem[]> {
  const { apis, site, brandConfig } = context;
  // 403 is how the backend says that it has no menus for us.
  const sets = await orNull(getMenus(apis.content, { site: site.siteCode, names: ['amp'] }), {
    quiet: [403],
  });
  const items = toNavItems(sets?.amp ?? brandConfig.fallbackMenus.main, context);
  return items.filter(({ href }) => href !== null);
}
