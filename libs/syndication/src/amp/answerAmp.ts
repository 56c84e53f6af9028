import { ApiError } from '@cancha/data-access/api/ApiError';
import type { FullArticle } from '@cancha/data-access/content/FullArticle';
import { getArticleByPath } from '@cancha/data-access/content/getArticleByPath';
import { getResource } from '@cancha/data-access/content/getResource';
import { reportIssues } from '@cancha/site/context/reportIssues';
import { getSiteContext, type SiteContext } from '@cancha/site/context/SiteContext';
import { sitePath } from '@cancha/site/context/sitePath';
import { ampPairOf } from '@cancha/news/article/ampAddress';
import { renderAmp } from './renderAmp';

type AmpParams = { params: Promise<{ site: string; path?: string[] }> };

const escapePath = (path: string) => encodeURI(path).replace(/[?#]/g, encodeURIComponent);

const leadTo = (path: string, status: 301 | 302) =>
  new Response(null, { status, headers: { Location: path, 'Cache-Control': 'public, max-age=60' } });

/**
 * The AMP page of an article. Whatever stands in its way leads to the whole page, for now: a page that has none, an
 * article that cannot be had or shown this way. Only what does not exist is missing.
 */
export async function answerAmp(_request: Request, { params }: AmpParams): Promise<Response> {
  const { site, path: segments = [] } = await params;
  const context = await getSiteContext(site);
  if (!context.site.capabilities.amp) return new Response(null, { status: 404 });

  const path = `/${segments.map((segment) => decodeURIComponent(segment)).join('/')}`;
  const page = sitePath(escapePath(path), context.site);
  if (path === '/') return leadTo(page, 302);
  try {
    const asked = { site: context.site.siteCode, path };
    const found = await getArticleByPath(context.apis.content, asked);
    if (found) return await answerArticle(found, page, context);
    // A list or a redirect, which have no AMP page, or nothing at all.
    const other = await getResource(context.apis.content, asked);
    return other ? leadTo(page, 302) : new Response(null, { status: 404 });
  } catch (error) {
    report(error, page);
    return leadTo(page, 302);
  }
}

async function answerArticle(found: FullArticle, page: string, context: SiteContext): Promise<Response> {
  const pair = ampPairOf(found.article, context);
  if (!pair) return leadTo(page, 302);
  // Found under another name than its own: the pair is one to one.
  if (pair.page !== page) return leadTo(pair.amp, 301);
  return new Response(await renderAmp(found, pair, context), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public, s-maxage=60, stale-while-revalidate=600',
    },
  });
}

/** What failed is for us to know; the reader gets the whole page. */
function report(error: unknown, place: string): void {
  const problem = error instanceof Error ? error.message : String(error);
  reportIssues([{ id: null, problem, kept: false, place: error instanceof ApiError ? error.url : place }]);
}
