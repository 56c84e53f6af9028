import { draftMode as nextDraftMode } from 'next/headers';
import { getSiteContext } from '../../context/SiteContext';
import { sitePath } from '../../context/sitePath';
import { draftMode } from '../../drafts/draftMode';
import { leavePreviewPath, previewPath, readPreviewLink } from '../../drafts/previewLink';
import { noPassCookie, passCookie } from '../../drafts/previewPass';
import { readEnvironment } from '../../environment/readEnvironment';
import { endpointRoute } from '../../routes/routeBuilders';

type PreviewProps = { params: Promise<{ site: string }> };

const hasLinks = () => draftMode(readEnvironment(process.env)) !== 'never';

export const previewRoute = endpointRoute({
  name: 'preview',
  file: 'preview',
  resolve: ({ site, pathname }) => (pathname === site.prefix + previewPath && hasLinks() ? 'preview' : null),
});

export const leavePreviewRoute = endpointRoute({
  name: 'leavePreview',
  file: 'preview/leave',
  resolve: ({ site, pathname }) =>
    pathname === site.prefix + leavePreviewPath && hasLinks() ? 'preview/leave' : null,
});

/** Turns the preview on for the browser that follows a signed link, and leads to its page. */
export async function answerPreview(request: Request, { params }: PreviewProps): Promise<Response> {
  const { site, environment } = await getSiteContext((await params).site);
  const secret = environment.PREVIEW_SECRET;
  const { searchParams } = new URL(request.url);
  const link = secret === undefined ? null : readPreviewLink(searchParams, site, secret, new Date());
  // The proxy has refused such a link already, with a page that says so.
  if (!link || secret === undefined) return new Response(null, { status: 403 });
  // Next renders pages for this browser past the page cache.
  (await nextDraftMode()).enable();
  return seeOther(site.prefix + link.path, passCookie(site, link.expires, secret));
}

/** Ends the preview and stays on the page. */
export async function answerLeavePreview(request: Request, { params }: PreviewProps): Promise<Response> {
  const { site } = await getSiteContext((await params).site);
  // Nobody else's page may end a reader's preview.
  const isOwn = request.headers.get('sec-fetch-site') !== 'cross-site';
  const from = URL.parse(request.headers.get('referer') ?? '');
  const isHere = from !== null && from.host === request.headers.get('host');
  if (isOwn) (await nextDraftMode()).disable();
  return seeOther(
    isHere ? from.pathname + from.search : sitePath('/', site),
    isOwn ? noPassCookie(site) : null,
  );
}

/** @param path of this site, with its prefix */
function seeOther(path: string, cookie: string | null): Response {
  const headers = new Headers({ Location: path, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
  if (cookie !== null) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}
