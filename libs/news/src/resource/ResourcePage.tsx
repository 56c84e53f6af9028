import type { Resource } from '@cancha/data-access/content/Resource';
import { getResource } from '@cancha/data-access/content/getResource';
import { missing, type Route } from '@cancha/site/routes/Route';
import { pageNumber } from '@cancha/site/routes/routeBuilders';
import type { Metadata } from 'next';
import type { JSX } from 'react';
import { ArticlePage, articleMetadata } from '../article/ArticlePage';
import { pageHead } from '@cancha/site/head/pageHead';
import { resourceAddress } from '@cancha/site/head/resourceAddress';
import { isLiveBlog, type LiveBlog, toLiveBlog } from '../liveBlog/toLiveBlog';
import { LiveBlogPage, liveBlogMetadata } from '../liveBlog/LiveBlogPage';
import { postSegment, readPlace } from '../liveBlog/liveBlogPaths';
import type { LiveBlogPlace } from '../liveBlog/liveBlogPlace';
import { ListPage } from '@cancha/blocks/articleList/ListPage';
import type { ListContent } from '@cancha/blocks/articleList/ListContent';
import { listSize, toListContent } from '@cancha/blocks/articleList/toListContent';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { orNull } from '@cancha/site/context/orNull';
import { readRedirectTarget } from './readRedirectTarget';
import { missingPage, movedPage } from '@cancha/site/routes/pageErrors';
import { pageLoader } from '@cancha/site/routes/pageLoader';

/**
 * The number of the page or the post it is to show, then the public path. One parameter and not two: each level of the internal path costs a
 * render of its own.
 */
type ResourceParams = { site: string; resource: string[] };
type ResourcePageProps = { params: Promise<ResourceParams> };
type Shown = Exclude<Resource, { kind: 'redirect' }>;

async function follow(
  resource: Extract<Resource, { kind: 'redirect' }>,
  path: string,
  context: SiteContext,
): Promise<never> {
  const target = readRedirectTarget(resource.target, path, context);
  if (!target) missingPage();
  // One hop and no more: a second one is a circle or a mistake of the newsroom.
  if (await leadsOn(target, context)) missingPage();
  return movedPage(target, resource.status);
}

async function leadsOn(target: string, { apis, site }: SiteContext): Promise<boolean> {
  const { pathname } = new URL(target, site.origin);
  const isOwn = pathname === site.prefix || pathname.startsWith(`${site.prefix}/`);
  if (!target.startsWith('/') || !isOwn) return false;
  const path = pathname.slice(site.prefix.length) || '/';
  const beyond = await orNull(getResource(apis.content, { site: site.siteCode, path }));
  return beyond?.kind === 'redirect';
}

type LoadedResource = {
  path: string;
  place: LiveBlogPlace;
  resource: Shown;
  /** The posts that are asked for, of an article that is a live blog. */
  blog: LiveBlog | null;
};

/** What lies under a path nobody else claims: an article, a section or a redirect; else the page does not exist. */
const load = pageLoader(async (context, params: ResourceParams): Promise<LoadedResource | null> => {
  const [number, ...segments] = params.resource;
  const { apis, site } = context;
  const place = readPlace(number);
  const { page } = place;
  const path = `/${segments.map((segment) => decodeURIComponent(segment)).join('/')}`;
  const resource = await getResource(apis.content, { site: site.siteCode, path, page, size: listSize });
  if (!resource) return null;
  if (resource.kind === 'redirect') return follow(resource, path, context);
  if (page > 1 && !hasPages(resource)) return null;
  const blog =
    resource.kind === 'article' && isLiveBlog(resource.article.article)
      ? ((await toLiveBlog(resource.article.article, place, context, new Date())) ?? missingPage())
      : null;
  // Each address that anybody makes up would be a page of its own, with the same on it.
  if (place.post !== null && !hasPost(blog, place.post)) movedPage(site.prefix + escapePath(path), 307);
  return { path, place, resource, blog };
});

/** What no other route claims is asked of the content API by its path. */
export const resourceRoute: Route = {
  name: 'resource',
  file: '[...resource]',
  kind: 'fallback',
  resolve(request) {
    const { site, pathname, search } = request;
    const page = pageNumber(request);
    if (typeof page !== 'string') return page ?? missing;
    // The front page of an app without one.
    if (pathname === site.prefix || pathname === '/') return missing;
    return `${postSegment(search) ?? page}${pathname.slice(site.prefix.length)}`;
  },
  check: load.check,
  list: loadResourceList,
};

const hasPost = (blog: LiveBlog | null, post: string) => blog?.posts.some(({ key }) => key === post) ?? false;

/** Whether there may be a second page: of a list with something on it, of a live blog's posts. */
function hasPages(resource: Shown): boolean {
  if (resource.kind === 'article') return isLiveBlog(resource.article.article);
  return resource.items.length > 0;
}

/** A path as an address spells it: no letter of it begins a query. */
const escapePath = (path: string) => encodeURI(path).replace(/[?#]/g, encodeURIComponent);

function sectionContent(
  resource: Extract<Shown, { kind: 'listing' }>,
  path: string,
  page: number,
  { t }: SiteContext,
): ListContent {
  const content = toListContent(resource, page, t, {
    title: resource.section?.name ?? path.slice(1),
    description: resource.section?.description ?? '',
    addressOf: (n) => resourceAddress(escapePath(path), { page: n }),
  });
  // A part of a section has the menus of the whole.
  return { ...content, section: path.split('/')[1], feed: { kind: 'section', slug: path.slice(1) } };
}

/** A page of a section as data. Throws `MissingPage` for whatever else lies under the path. */
async function loadResourceList(params: ResourceParams): Promise<[SiteContext, ListContent]> {
  const [context, { path, place, resource }] = await load.check(params);
  if (resource.kind === 'article') missingPage();
  return [context, sectionContent(resource, path, place.page, context)];
}

export async function ResourcePage({ params }: ResourcePageProps): Promise<JSX.Element> {
  const [context, { path, place, resource, blog }] = await load(params);
  if (resource.kind === 'article') {
    const full = resource.article;
    if (blog) return <LiveBlogPage context={context} full={full} blog={blog} />;
    return <ArticlePage context={context} full={full} />;
  }
  return <ListPage context={context} content={sectionContent(resource, path, place.page, context)} />;
}

export async function generateResourceMetadata({ params }: ResourcePageProps): Promise<Metadata> {
  const [context, { path, place, resource, blog }] = await load(params);
  if (resource.kind === 'article') {
    const full = resource.article;
    if (blog) return liveBlogMetadata(full, blog, escapePath(path), context);
    return articleMetadata(full, escapePath(path), context);
  }
  const content = sectionContent(resource, path, place.page, context);
  return {
    title: content.title,
    description: content.description,
    ...pageHead(context, content.addressOf(place.page), 'news'),
  };
}
