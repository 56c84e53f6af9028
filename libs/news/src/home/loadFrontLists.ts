import type { FrontList } from '@cancha/brands/FrontList';
import type { Article } from '@cancha/data-access/content/Article';
import type { ArticleList } from '@cancha/data-access/content/ArticleList';
import type { Author } from '@cancha/data-access/content/Author';
import { getCategory } from '@cancha/data-access/content/getCategory';
import { getContributors } from '@cancha/data-access/content/getContributors';
import { getLanding } from '@cancha/data-access/content/getLanding';
import { getNewsList } from '@cancha/data-access/content/getNewsList';
import { getOpinion } from '@cancha/data-access/content/getOpinion';
import { getPosts } from '@cancha/data-access/content/getPosts';
import { orNull } from '@cancha/site/context/orNull';
import type { SiteContext } from '@cancha/site/context/SiteContext';

/** A block of the foot with what its call had for it. */
export type FilledList = {
  readonly title: string;
  readonly articles: readonly Article[];
  readonly people: readonly Author[];
};

/** Most of them stand on the page already. */
const asked = 60;

// One object, so that the page made of nothing is the same page.
const none: readonly never[] = [];

/** The blocks a brand has at the foot of its front page; one whose call fails is empty. */
export function loadFrontLists(context: SiteContext): Promise<FilledList[]> {
  const { lists = [] } = context.brandConfig.front;
  return Promise.all(lists.map((row) => fill(row, context)));
}

async function fill(row: FrontList, { apis, site }: SiteContext): Promise<FilledList> {
  const args = { site: site.siteCode };
  const { title } = row;
  if (row.from === 'contributors')
    return { title, articles: none, people: (await orNull(getContributors(apis.content, args))) ?? none };
  const list = await orNull(loadList(row, apis.content, { ...args, size: asked }));
  return { title, articles: list?.items ?? none, people: none };
}

type ArticleRow = Exclude<FrontList, { from: 'contributors' }>;
type Args = { site: string; size: number };

function loadList(
  row: ArticleRow,
  api: SiteContext['apis']['content'],
  args: Args,
): Promise<ArticleList | null> {
  switch (row.from) {
    case 'opinion':
      return getOpinion(api, args);
    case 'zone':
      return getNewsList(api, { ...args, list: 'zone', zone: row.zone });
    case 'sections':
      return getNewsList(api, { ...args, list: 'sections', sections: row.sections });
    case 'category':
      return getCategory(api, { ...args, category: row.category });
    case 'updated':
      return getNewsList(api, { ...args, list: 'latest-updated-by-category', categories: row.categories });
    case 'posts':
      return getPosts(api, { ...args, ...row.filter });
    case 'landing':
      return getLanding(api, { ...args, type: row.type, slug: row.slug });
  }
}
