import type { Site } from '@cancha/brands/Site';
import { NextResponse, type NextRequest } from 'next/server';
import type { Environment } from '@cancha/site/environment/readEnvironment';
import { sitePath } from '@cancha/site/context/sitePath';
import { draftMode } from '@cancha/site/drafts/draftMode';
import { leavePreviewPath, previewPath, readPreviewLink } from '@cancha/site/drafts/previewLink';
import { noPassCookie, passCookie } from '@cancha/site/drafts/previewPass';

const unshared = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/** Answers what turns a preview on and off; `null` for every other address, and where there are no previews. */
export function answerPreview(
  request: NextRequest,
  site: Site,
  environment: Environment,
): NextResponse | null {
  const { pathname } = request.nextUrl;
  if (draftMode(environment) === 'never' || environment.PREVIEW_SECRET === undefined) return null;
  if (pathname === site.prefix + previewPath) return enter(request, site, environment.PREVIEW_SECRET);
  if (pathname === site.prefix + leavePreviewPath && request.method === 'POST') return leave(request, site);
  return null;
}

function enter(request: NextRequest, site: Site, secret: string): NextResponse {
  const link = readPreviewLink(request.nextUrl.searchParams, site, secret, new Date());
  // The server in front sends the page that explains it.
  if (!link) {
    const headers = { ...unshared, 'Content-Type': 'text/html; charset=utf-8' };
    return new NextResponse('', { status: 403, headers });
  }
  return lead(request, site.prefix + link.path, passCookie(site, link.expires, secret));
}

function leave(request: NextRequest, site: Site): NextResponse {
  // Nobody else's page may end a reader's preview.
  const isOwn = request.headers.get('sec-fetch-site') !== 'cross-site';
  const from = URL.parse(request.headers.get('referer') ?? '');
  const isHere = from !== null && from.host === request.headers.get('host');
  const path = isHere ? from.pathname + from.search : sitePath('/', site);
  return lead(request, path, isOwn ? noPassCookie(site) : null);
}

function lead(request: NextRequest, path: string, cookie: string | null): NextResponse {
  const url = request.nextUrl.clone();
  const [pathname = '/', query = ''] = path.split('#')[0]?.split('?') ?? [];
  url.pathname = pathname;
  url.search = query;
  const answer = NextResponse.redirect(url, { status: 303, headers: unshared });
  if (cookie !== null) answer.headers.append('Set-Cookie', cookie);
  return answer;
}
