import { pageHead } from '@cancha/site/head/pageHead';
import { hidden } from '@cancha/site/head/pageRobots';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { ListContent } from './ListContent';
import { ListPage } from './ListPage';
import type { ScreenPageModule } from '../screen/createScreenPage';
import { pageLoader } from '@cancha/site/routes/pageLoader';
import type { Route } from '@cancha/site/routes/Route';
import { pageNumber, pageRoute } from '@cancha/site/routes/routeBuilders';

export type ListParams = { site: string; page: string };

/** Loads one page of a list; `null` when there is no such list. Throws `ApiError` when it cannot be known. */
export type LoadList<P extends ListParams> = (
  context: SiteContext,
  params: P,
  page: number,
) => Promise<ListContent | null>;

type ListPageModule<P extends ListParams> = Omit<ScreenPageModule<P>, 'route'> & {
  /** One page of the list as data. Throws `MissingPage` past its end. */
  loadList: (params: P) => Promise<[SiteContext, ListContent]>;
};

export function createListPage<P extends ListParams>(load: LoadList<P>): ListPageModule<P> {
  const loadPage = pageLoader(async (context, params: P) => {
    const page = Number(params.page);
    const content = await load(context, params, page);
    // A page past the end is a page that does not exist.
    return content && page > 1 && content.articles.length === 0 ? null : content;
  });
  return {
    loadList: loadPage.check,
    async Page({ params }) {
      const [context, content] = await loadPage(params);
      return <ListPage context={context} content={content} />;
    },
    async generateMetadata({ params }) {
      const [context, content] = await loadPage(params);
      return {
        title: content.title,
        description: content.description,
        ...(content.keywords ? { keywords: content.keywords } : {}),
        ...pageHead(context, content.addressOf(content.page), 'news'),
        ...(content.isHidden ? { robots: hidden } : {}),
      };
    },
  };
}

type ListRouteOptions = Omit<Parameters<typeof pageRoute>[0], 'check' | 'list'>;

/** The route of a list, which has a page parameter in its file. */
export function listRoute<P extends ListParams>(
  loadList: ListPageModule<P>['loadList'],
  { choices, ...options }: ListRouteOptions,
): Route {
  return pageRoute({
    ...options,
    choices: { ...choices, page: pageNumber },
    check: loadList,
    list: loadList,
  });
}
