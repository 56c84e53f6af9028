import type { Site } from '@cancha/brands/Site';
import { NextResponse, type NextRequest } from 'next/server';
import { problemHeader } from '../server/problemHeader';
import { resolveRequest } from './resolveRequest';

/** The longest prefix chooses the site; a request on no known prefix belongs to the one without. */
function siteOf(sites: readonly Site[], pathname: string): Site | undefined {
  return [...sites]
    .sort((a, b) => b.prefix.length - a.prefix.length)
    .find(({ prefix }) => prefix === '' || pathname === prefix || pathname.startsWith(`${prefix}/`));
}

/**
 * Public address → internal page. Every request is rewritten, so an internal path asked for directly is
 * just another public path that nothing matches.
 */
export function createProxy(sites: readonly Site[]): (request: NextRequest) => NextResponse {
  return function proxy(request) {
    const { nextUrl } = request;
    const site = siteOf(sites, nextUrl.pathname);
    if (!site) return new NextResponse(null, { status: 404 });

    const problem = request.headers.get(problemHeader);
    const target = problem
      ? ({
          kind: 'rewrite',
          path: `/${site.id}/problem/${problem === 'notFound' ? problem : 'serverError'}`,
        } as const)
      : resolveRequest(site, nextUrl.pathname, nextUrl.searchParams);

    // A copy of the request's own address: any other host would send Next out through the network, back to us.
    const url = nextUrl.clone();
    const [path = '/', query = ''] = target.path.split('?');
    url.pathname = path;
    url.search = query;
    return target.kind === 'redirect' ? NextResponse.redirect(url, 308) : NextResponse.rewrite(url);
  };
}
