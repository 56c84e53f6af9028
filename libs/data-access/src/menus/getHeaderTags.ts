import type { Api } from '../api/Api';
import { encodePath } from '../api/encodePath';
import { isRecord } from '../reading/isRecord';
import { readList } from '../reading/readEach';
import { unwrapData } from '../reading/unwrapData';
import type { HighlightLink } from './HighlightLink';
import { highlightEntrySchema } from './menu.wire';
import { toHighlightLinks } from './toHighlightLinks';

/** The links below the header: at least five or none. `null` from a backend without the call. */
export async function getHeaderTags(
  api: Api,
  args: {
    site: string;
    /** Where they lie, if not at the content API. */
    url?: string;
  },
): Promise<readonly HighlightLink[] | null> {
  const path = args.url ?? encodePath(['sites', args.site, 'header-tags']);
  if (path === null) return null;

  return api.get({
    path,
    cacheKey: 'header-tags',
    nullIfNotFound: true,
    read: (body, issues) => {
      const answer = unwrapData(body);
      const list = isRecord(answer) ? answer['items'] : answer;
      return toHighlightLinks(readList(highlightEntrySchema, list, 'header tags', issues));
    },
  });
}
