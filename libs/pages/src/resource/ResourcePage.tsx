import type { Resource } from '@cancha/data-access/content/Resource';
import { getResource } from '@cancha/data-access/content/getResource';
import type { Metadata } from 'next';
import { notFound, permanentRedirect, redirect } from 'next/navigation';
import type { JSX } from 'react';
import { ArticlePage, articleMetadata } from '../article/ArticlePage';
import { ListPage } from '../list/ListPage';
import type { ListContent } from '../list/ListContent';
import { listSize, toListContent } from '../list/toListContent';
import { getSiteContext, type SiteContext } from '../site/SiteContext';
import { orNull } from '../site/orNull';
import { readRedirectTarget } from './readRedirectTarget';

/**
 * The number of the page, then the public path. One parameter and not two: each level of the internal path costs a
 * render of its own.
 */
type ResourcePageProps = { params: Promise<{ site: string; resource: string[] }> };
type Shown = Exclude<Resource, { kind: 'redirect' }>;

/** A redirect is decided before anything of the page is sent. 301 and 308 are for good, all others for now. */
async function follow(
  resource: Extract<Resource, { kind: 'redirect' }>,
  path: string,
  context: SiteContext,
): Promise<never> {
  const { origin, siteCode } = context.site;
  const target = readRedirectTarget(resource.target, path, origin);
  if (!target) notFound();
  const beyond = await orNull(
    getResource(context.apis.content, { site: siteCode, path: new URL(target, origin).pathname }),
  );
  // One hop and no more: a second one is a circle or a mistake of the newsroom.
  if (beyond?.kind === 'redirect') notFound();
  return resource.status === 301 || resource.status === 308 ? permanentRedirect(target) : redirect(target);
}

/** What lies under a path nobody else claims: an article, a section or a redirect; else the page does not exist. */
async function load(
  params: ResourcePageProps['params'],
): Promise<{ context: SiteContext; path: string; page: number; resource: Shown }> {
  const { site, resource: address } = await params;
  const [number, ...segments] = address;
  const context = await getSiteContext(site);
  const page = Number(number);
  const path = `/${segments.map((segment) => decodeURIComponent(segment)).join('/')}`;
  const resource = await getResource(context.apis.content, {
    site: context.site.siteCode,
    path,
    page,
    size: listSize,
  });
  if (!resource) notFound();
  if (resource.kind === 'redirect') return follow(resource, path, context);
  if (page > 1 && (resource.kind === 'article' || resource.items.length === 0)) notFound();
  return { context, path, page, resource };
}

function sectionContent(
  resource: Extract<Shown, { kind: 'listing' }>,
  path: string,
  page: number,
  { site, t }: SiteContext,
): ListContent {
  const words = {
    title: resource.section?.name ?? path.slice(1),
    description: resource.section?.description ?? '',
  };
  const address = `${site.prefix}${encodeURI(path)}`;
  return toListContent(resource, page, (n) => (n > 1 ? `${address}?page=${n}` : address), words, t);
}

export async function ResourcePage({ params }: ResourcePageProps): Promise<JSX.Element> {
  const { context, path, page, resource } = await load(params);
  if (resource.kind === 'article') return <ArticlePage context={context} full={resource.article} />;
  return <ListPage context={context} content={sectionContent(resource, path, page, context)} />;
}

export async function generateResourceMetadata({ params }: ResourcePageProps): Promise<Metadata> {
  const { context, path, page, resource } = await load(params);
  if (resource.kind === 'article') return articleMetadata(resource.article);
  const content = sectionContent(resource, path, page, context);
  return {
    title: content.title,
    description: content.description,
    alternates: { canonical: content.hrefOf(page) },
  };
}
