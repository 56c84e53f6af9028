import { createRouter } from '@cancha/site/routes/createRouter';
import { missing, type FileParams, type Route } from '@cancha/site/routes/Route';
import { isMissingPage } from '@cancha/site/routes/pageErrors';
import { endpointRoute } from '@cancha/site/routes/routeBuilders';
import { readFileParams } from '@cancha/site/routes/readFileParams';
import { servedRoutes } from '@cancha/site/routes/registerApp';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { moreAction } from '../infiniteScroll/morePaths';
import type { ListContent } from './ListContent';
import { toMorePage } from './toMorePage';

type LoadList = (params: FileParams & { site: string }) => Promise<[SiteContext, ListContent]>;

/**
 * Further pages of the lists among these routes, for infinite scroll. The internal path is that of the page itself
 * behind `more/`.
 */
export function listPageRoute(routes: readonly Route[]): Route {
  const router = createRouter(routes);
  return endpointRoute({
    name: 'listPage',
    file: 'more/[...list]',
    resolve({ site, pathname, search }) {
      if (pathname !== moreAction(site)) return null;
      const path = search.get('path') ?? '';
      if (!path.startsWith('/') || path === pathname) return missing;
      // A list may be chosen by its query, as the one of a day is.
      const [listPath = '', query = ''] = path.split('?');
      const asked = new URLSearchParams(query);
      asked.set('page', search.get('page') ?? '');
      const list = router(site, listPath, asked);
      // What leads elsewhere, as the first page does, is no further page.
      return list.kind === 'page' && list.route.list ? `more/${list.path}` : missing;
    },
  });
}

type ListPageProps = { params: Promise<{ site: string; list: string[] }> };

/** One further page of a list as JSON. What is no list, or past its end, is a 404. */
export async function answerListPage(_request: Request, { params }: ListPageProps): Promise<Response> {
  const { site, list } = await params;
  const found = findList(list.join('/'));
  if (!found) return new Response(null, { status: 404 });
  try {
    const [context, content] = await found.load({ site, ...found.params });
    return Response.json(await toMorePage(context, content), {
      headers: { 'Cache-Control': 'public, max-age=0, s-maxage=2' },
    });
  } catch (error) {
    if (isMissingPage(error)) return new Response(null, { status: 404 });
    throw error;
  }
}

function findList(path: string): { load: LoadList; params: FileParams } | null {
  for (const { file, list } of servedRoutes()) {
    const params = list ? readFileParams(file, path) : null;
    if (list && params) return { load: list as LoadList, params };
  }
  return null;
}
