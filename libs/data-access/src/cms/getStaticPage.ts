import type { Api } from '../api/Api';
import type { MapIssue } from '../mapping/MapResult';
import { readEntries } from './readEntries';
import type { StaticPage } from './StaticPage';
import { staticPageSchema } from './staticPage.wire';

export type StaticPageArgs = { readonly site: string; readonly slug: string; readonly token?: string };

/**
 * A static page of a site, or `null` for an unknown slug. The client's base is the CMS's `{host}/api`. An unknown
 * collection (412) is an `ApiError`: it is a problem of the CMS, not of the page.
 */
export function getStaticPage(api: Api, { site, slug, token }: StaticPageArgs): Promise<StaticPage | null> {
  return api.get({
    path: '/collections/get/static_pages',
    query: { token, 'filter[site]': site, 'filter[slug]': slug },
    cacheKey: 'static-page',
    read: (body, issues) => pick(body, site, slug, issues),
  });
}

/** A CMS that does not know a filter sends everything, so filter again. */
function pick(body: unknown, site: string, slug: string, issues: MapIssue[]): StaticPage | null {
  const page = readEntries(staticPageSchema, body, issues).find(
    (entry) => entry.slug === slug && (!entry.site || entry.site.toLowerCase() === site.toLowerCase()),
  );
  if (!page) return null;

  const { site: _, ...rest } = page;
  return rest;
}
