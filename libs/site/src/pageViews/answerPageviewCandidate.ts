import { isRefusedByHeader } from '../consent/isRefusedByHeader';
import { getSiteContext } from '../context/SiteContext';
import { endpointRoute } from '../routes/routeBuilders';
import { pageviewCandidatePath } from './pageviewCandidatePath';

type CandidateParams = { params: Promise<{ site: string }> };

export const pageviewCandidateRoute = endpointRoute({
  name: 'pageviewCandidate',
  file: 'pageview-candidate',
  resolve: ({ site, pathname }) => (pathname === pageviewCandidatePath(site) ? 'pageview-candidate' : null),
});

/**
 * A page view leaves a line in the logs of whoever serves the site; what is answered is read by nobody and kept nowhere.
 * 204: no candidate, since the reader's browser refuses to be counted and the law of the site says that it may.
 */
export async function answerPageviewCandidate(
  request: Request,
  { params }: CandidateParams,
): Promise<Response> {
  const { site } = await getSiteContext((await params).site);
  const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
  if (isRefusedByHeader(request, site, 'measurement')) return new Response(null, { status: 204, headers });
  return Response.json({ pageview: 'candidate' }, { headers });
}
