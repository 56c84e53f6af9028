import type { Api } from '../api/Api';
import type { Author } from './Author';
import type { SiteArgs } from './ContentArgs';
import { readAuthors } from './getAuthors';
import { getContent } from './getContent';

/** Authors who have written something. `null` from a backend without the call. */
export function getContributors(api: Api, args: SiteArgs): Promise<readonly Author[] | null> {
  return getContent(api, args, {
    cacheKey: 'authors',
    segments: ['widgets', 'news', 'contributors'],
    nullIfNotFound: true,
    read: readAuthors,
  });
}
