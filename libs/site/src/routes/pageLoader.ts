import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { cache } from 'react';
import { waitingSince, withCheck, withPagePatience } from '../context/pagePatience';
import { getSiteContext, type SiteContext } from '../context/SiteContext';
import { isMissingPage, isMovedPage, missingPage } from './pageErrors';

type SiteParams = { readonly site: string };

export type PageLoader<P extends SiteParams, T> = {
  /** For the page and its metadata: says "missing" and "moved" in Next's way. */
  (params: P | Promise<P>): Promise<[SiteContext, T]>;
  /** For the proxy: throws `MissingPage`, `MovedPage` or `ApiError`. */
  readonly check: (params: P) => Promise<[SiteContext, T]>;
};

/**
 * The loader of a page. The proxy runs `check` before the page is rendered, so that a missing page is a whole document
 * with its status. Next's own answers here are for pages that went missing between the two.
 * @param find `null`: there is no such page.
 */
export function pageLoader<T, P extends SiteParams = SiteParams>(
  find: (context: SiteContext, params: P) => Promise<T | null>,
): PageLoader<P, T> {
  async function findPage(params: P): Promise<[SiteContext, T]> {
    const context = await getSiteContext(params.site);
    return [context, (await find(context, params)) ?? missingPage()];
  }
  const check = (params: P) => withCheck(JSON.stringify(params), () => findPage(params));
  // Next asks for the metadata as well as for the page: within a render both have one answer, of one moment.
  const loadOnce = cache((page: string) =>
    withPagePatience(() => findPage(JSON.parse(page) as P), waitingSince(page)),
  );
  async function load(params: P | Promise<P>): Promise<[SiteContext, T]> {
    try {
      return await loadOnce(JSON.stringify(await params));
    } catch (error) {
      if (isMissingPage(error)) notFound();
      if (!isMovedPage(error)) throw error;
      return error.status === 301 || error.status === 308 ? permanentRedirect(error.to) : redirect(error.to);
    }
  }
  return Object.assign(load, { check });
}
