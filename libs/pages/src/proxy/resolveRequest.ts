import type { Site } from '@cancha/brands/Site';
import { isSafePath } from '@cancha/routing/isSafePath';
import { matchPath, type RouteMatch } from '@cancha/routing/matchPath';
import { readPage } from '@cancha/routing/readPage';

export type ResolvedRequest = { kind: 'rewrite' | 'redirect'; path: string };

/** Pages that come in pages: where the number stands in the internal path. */
const listed = {
  latest: () => 'latest',
  trending: () => 'trending',
  topic: ({ topic }: Record<string, string>) => `topic/${encodeURIComponent(topic ?? '')}`,
  author: ({ author }: Record<string, string>) => `author/${encodeURIComponent(author ?? '')}`,
  country: ({ country }: Record<string, string>) => `country/${encodeURIComponent(country ?? '')}`,
} as const;

const single: Partial<Record<RouteMatch['name'], string>> = {
  home: 'home',
  staff: 'staff',
  about: 'info/about',
  contact: 'info/contact',
  privacy: 'info/privacy',
  terms: 'info/terms',
  adChoices: 'info/adChoices',
  editorialPolicy: 'info/editorialPolicy',
  bettingPrinciples: 'info/bettingPrinciples',
};

const isListed = (name: string): name is keyof typeof listed => Object.hasOwn(listed, name);

/**
 * Where a public address leads inside the app. What nothing matches is asked of the content API by its path: it
 * starts with the number of the page, which no folder of the app is called.
 */
export function resolveRequest(site: Site, pathname: string, search: URLSearchParams): ResolvedRequest {
  const inside = (path: string): ResolvedRequest => ({ kind: 'rewrite', path: `/${site.id}/${path}` });
  // Next decodes an escaped percent sign once for the page and twice for its metadata: no address of ours has one.
  if (!isSafePath(pathname) || pathname.includes('%25')) return inside('missing');

  const match = matchPath(site, pathname);
  const alone = match ? single[match.name] : undefined;
  if (alone) return inside(alone);

  const page = readPage(search);
  if (page.kind === 'invalid') return inside('missing');
  if (page.kind === 'canonical') return { kind: 'redirect', path: withoutPage(pathname, search) };
  if (match && isListed(match.name)) return inside(`${listed[match.name](match.params)}/${page.page}`);
  return inside(`${page.page}${pathname.slice(site.prefix.length)}`);
}

function withoutPage(pathname: string, search: URLSearchParams): string {
  const rest = new URLSearchParams(search);
  rest.delete('page');
  const query = rest.toString();
  return query ? `${pathname}?${query}` : pathname;
}
