import type { ReadSite } from '../browser/BrowserService';
import { readPage } from '../pageViews/readPage';
import type { DataLayerEvent } from '@cancha/integrations/ports/DataLayer';

/** What the page is, for every tag. What it does not say is left out. */
export function pageEvent({ siteCode }: ReadSite): DataLayerEvent {
  const { language, kind, section, contentId, authors, publishedAt } = readPage();
  return {
    event: 'page',
    site_code: siteCode,
    language,
    page_kind: kind,
    ...(section !== null ? { section } : {}),
    ...(contentId !== null ? { content_id: contentId } : {}),
    ...(authors.length > 0 ? { authors: authors.join(',') } : {}),
    ...(publishedAt !== null ? { published_at: publishedAt } : {}),
  };
}
