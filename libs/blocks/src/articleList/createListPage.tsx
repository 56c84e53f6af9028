import type { Metadata } from 'next';
import type { JSX } from 'react';
import { pageHead } from '@cancha/site/head/pageHead';
import { hidden } from '@cancha/site/head/pageRobots';
import { getSiteContext, type SiteContext } from '@cancha/site/context/SiteContext';
import type { ListContent } from './ListContent';
import { ListPage } from './ListPage';
import { missingPage } from '@cancha/site/routes/pageErrors';
import { pageLoader } from '@cancha/site/routes/pageLoader';

export type ListParams = { site: string; page: string };

/** Loads one page of a list; `null` when there is no such list. Throws `ApiError` when it cannot be known. */
export type LoadList<P extends ListParams> = (
  context: SiteContext,
  params: P,
  page: number,
) => Promise<ListContent | null>;

/** A page past the end is a page that does not exist. */
async function loadExisting<P extends ListParams>(
  load: LoadList<P>,
  params: P,
): Promise<[SiteContext, ListContent]> {
  const context = await getSiteContext(params.site);
  const page = Number(params.page);
  const content = await load(context, params, page);
  if (!content || (page > 1 && content.articles.length === 0)) missingPage();
  return [context, content];
}

type ListPageModule<P extends ListParams> = {
  Page: (props: { params: Promise<P> }) => Promise<JSX.Element>;
  generateMetadata: (props: { params: Promise<P> }) => Promise<Metadata>;
  /** One page of the list as data. Throws `MissingPage` past its end. */
  loadList: (params: P) => Promise<[SiteContext, ListContent]>;
};

/** A page module for one kind of list. */
export function createListPage<P extends ListParams>(load: LoadList<P>): ListPageModule<P> {
  const loadPage = pageLoader((params: P) => loadExisting(load, params));
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
