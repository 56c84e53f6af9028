import type { Api } from '../api/Api';
import type { Query } from '../api/buildQuery';
import type { ArticleList } from './ArticleList';
import { pageQuery, type PageArgs } from './ContentArgs';
import { getContent } from './getContent';
import { readArticleList } from './readArticles';

/** Lists that differ only in their URL. */
export type NewsListName =
  | { readonly list: 'latest-updated' }
  /** All of one day, `YYYY-MM-DD`: the newest, unless another is asked for (an extension of our origin). */
  | { readonly list: 'daily'; readonly date?: string | undefined }
  | { readonly list: 'sections'; readonly sections: readonly string[] }
  | { readonly list: 'tags'; readonly tags: readonly string[] }
  | { readonly list: 'zone'; readonly zone: string }
  | { readonly list: 'latest-updated-by-category'; readonly categories: readonly string[] };

/** `null` for an unknown list. */
export function getNewsList(api: Api, args: PageArgs & NewsListName): Promise<ArticleList | null> {
  const { segments, query } = addressOf(args);
  return getContent(api, args, {
    cacheKey: 'list',
    segments: ['news', ...segments],
    query: { ...pageQuery(args), ...query },
    nullIfNotFound: true,
    read: readArticleList,
  });
}

function addressOf(name: NewsListName): { segments: readonly string[]; query?: Query } {
  switch (name.list) {
    case 'daily':
      return { segments: ['daily'], query: { date: name.date } };
    case 'latest-updated':
      return { segments: ['latest-updated'] };
    case 'sections':
      return { segments: ['sections'], query: { sections: name.sections } };
    case 'tags':
      return { segments: ['tags'], query: { tags: name.tags } };
    case 'zone':
      return { segments: ['zone', name.zone] };
    case 'latest-updated-by-category':
      return { segments: ['latest-updated-by-category', ...name.categories] };
  }
}
