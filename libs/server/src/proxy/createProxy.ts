import type { ServedSite } from '@cancha/site/context/ServedSite';
import { NextResponse, type NextRequest } from 'next/server';
import { answerPreview } from '../preview/answerPreview';
import { draftSiteId } from '@cancha/site/drafts/draftSite';
import { readsDrafts } from '@cancha/site/drafts/previewPass';
import { problemHeader, problemPathHeader } from '../problemHeader';
import { readEnvironment } from '@cancha/site/environment/readEnvironment';
import { withOrigins } from '@cancha/site/context/withOrigins';
import { chooseSite, type ChosenSite } from './chooseSite';
import { resolveRequest, type ResolvedRequest } from './resolveRequest';

type Target = ResolvedRequest & { status?: 307 | 308 };

function targetOf(chosen: ChosenSite, request: NextRequest): Target {
  const { site } = chosen;
  const problem = request.headers.get(problemHeader);
  if (problem === 'refusedPreview') return { kind: 'rewrite', path: `/${site.id}/refused-preview` };
  if (problem) {
    return {
      kind: 'rewrite',
      path: `/${site.id}/problem/${problem === 'notFound' ? problem : 'serverError'}`,
    };
  }
  if (chosen.kind === 'missing') return { kind: 'rewrite', path: `/${site.id}/missing` };
  const { pathname, search, searchParams } = request.nextUrl;
  // An edition may come one day: the address is not given away for good.
  if (chosen.kind === 'redirect') return { kind: 'redirect', path: chosen.path + search, status: 307 };
  return resolveRequest(site, pathname, searchParams);
}

/** The same page with drafts. */
function withDrafts(path: string, { id }: Pick<ChosenSite['site'], 'id'>): string {
  return `/${draftSiteId(id)}${path.slice(id.length + 1)}`;
}

/**
 * Public address → internal page. Every request is rewritten, so an internal path asked for directly is
 * just another public path that nothing matches.
 * @param served The sites of the app, its own first.
 */
export function createProxy(
  served: readonly [ServedSite, ...ServedSite[]],
): (request: NextRequest) => NextResponse {
  const environment = readEnvironment(process.env);
  const sites = withOrigins(
    served.map(({ site }) => site),
    environment,
    served[0].site,
  );
  return function proxy(request) {
    const { nextUrl } = request;
    // Next writes every loopback host as `localhost`; the header says what the reader asked for.
    const host = request.headers.get('host') ?? nextUrl.host;
    const asked = request.headers.get(problemPathHeader) ?? nextUrl.pathname;
    const chosen = chooseSite(sites, { host, pathname: asked }, environment.UNKNOWN_HOST);
    const preview = answerPreview(request, chosen.site, environment);
    if (preview) return preview;
    const target = targetOf(chosen, request);
    const cookies = request.headers.get('cookie');
    const hasDrafts = readsDrafts(cookies, environment, new Date(), chosen.site.id);

    // A copy of the request's own address: any other host would send Next out through the network, back to us.
    const url = nextUrl.clone();
    const [path = '/', query = ''] = target.path.split('?');
    url.pathname = target.kind === 'rewrite' && hasDrafts ? withDrafts(path, chosen.site) : path;
    url.search = query;
    return target.kind === 'redirect'
      ? NextResponse.redirect(url, target.status ?? 308)
      : NextResponse.rewrite(url);
  };
}
