import { ApiError } from '@cancha/data-access/api/ApiError';
import { previewPath, leavePreviewPath, readPreviewLink } from '@cancha/site/drafts/previewLink';
import { draftMode } from '@cancha/site/drafts/draftMode';
import { draftSiteId, stateSiteId } from '@cancha/site/drafts/draftSite';
import { readsDrafts } from '@cancha/site/drafts/previewPass';
import { readEnvironment, type Environment } from '@cancha/site/environment/readEnvironment';
import type { ServedSite } from '@cancha/site/context/ServedSite';
import { getSiteContext } from '@cancha/site/context/SiteContext';
import { loadShell } from '@cancha/site/shell/loadShell';
import { withOrigins } from '@cancha/site/context/withOrigins';
import { isInGallery, siteInState } from '@cancha/site/context/siteInState';
import { seesStates } from '@cancha/site/drafts/statesMode';
import { readState } from '@cancha/site/states/stateGroups';
import { createRouter, type RouteTarget } from '@cancha/site/routes/createRouter';
import type { PostAnswer, Route } from '@cancha/site/routes/Route';
import type { Site } from '@cancha/brands/Site';
import { NextResponse, type NextRequest } from 'next/server';
import { errorReporting } from '../errorReporting';
import { documentHeaders } from '../policy/documentHeaders';
import { bareHeaders } from '../policy/writePolicy';
import { requestsUnderWay } from '../requests/RequestsUnderWay';
import { chooseSite } from './chooseSite';
import { internalPathHeader } from './internalPathHeader';
import { PageStatusCache } from './PageStatusCache';
import { ReaderLimits } from './ReaderLimits';
import { allMethods, allowHeaders, readMethods, refuseMethod } from './refuseMethod';

type Problem = 'notFound' | 'late' | 'unavailable' | 'serverError' | 'tooMany' | 'refusedPreview';

type ProblemAnswer = { status: number; page: string; headers: Readonly<Record<string, string>> };

const soonAgain = { 'Cache-Control': 'no-store', 'Retry-After': '30' };

const problems: Readonly<Record<Problem, ProblemAnswer>> = {
  // A shared cache may hold a missing page as long as any other.
  notFound: { status: 404, page: 'problem/notFound', headers: {} },
  // The call goes on: by then it has come, or is given up, and the page is there or says so.
  late: { status: 503, page: 'problem/serverError', headers: { ...soonAgain, Refresh: '10' } },
  // A backend is in trouble, or we are: readers are told the same, machines are not.
  unavailable: { status: 503, page: 'problem/serverError', headers: soonAgain },
  serverError: { status: 500, page: 'problem/serverError', headers: soonAgain },
  tooMany: { status: 429, page: 'problem/serverError', headers: { 'Cache-Control': 'no-store' } },
  refusedPreview: { status: 403, page: 'refused-preview', headers: { 'Cache-Control': 'no-store' } },
};

const whenBusy = { Refresh: '10' };

const draftHeaders = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' };

/**
 * Public address → page of the app. Says itself what is missing, moved or broken, so that each comes as a whole document
 * with its status. An internal path asked for directly is an address like any other, which nothing matches.
 * @param served The sites of the app, its own first.
 */
export function createProxy(
  served: readonly [ServedSite, ...ServedSite[]],
  routes: readonly Route[],
): (request: NextRequest) => Promise<NextResponse> {
  const environment = readEnvironment(process.env);
  const rows = served.map(({ site }) => site);
  const sites = withOrigins(rows, environment, served[0].site);
  const router = createRouter(routes);
  const underWay = requestsUnderWay();
  const pages = new PageStatusCache({ isBusy: () => underWay.isBusy });
  const limits = new ReaderLimits();

  return async function proxy(request) {
    if (request.method === 'OPTIONS')
      return new NextResponse(null, { status: 204, headers: allowHeaders(allMethods) });
    if (!allMethods.includes(request.method)) return refuseMethod(allMethods);
    const { nextUrl } = request;
    const { pathname, search, searchParams } = nextUrl;
    // Next writes every loopback host as `localhost`; the header says what the reader asked for.
    const host = request.headers.get('host') ?? nextUrl.host;
    const chosen = chooseSite(sites, { host, pathname }, environment.UNKNOWN_HOST);
    const own = chosen.site;
    // An edition may come one day: the address is not given away for good.
    if (chosen.kind === 'redirect') return redirect(request, chosen.path + search, 307);
    if (chosen.kind === 'missing') return renderProblem(request, own.id, 'notFound');

    const cookies = request.headers.get('cookie');
    const isGallery = isInGallery(own, pathname);
    // For readers there is no such address.
    if (isGallery && !seesStates(cookies, environment, new Date(), own.id))
      return renderProblem(request, own.id, 'notFound');
    const state = isGallery ? readState(own, pathname) : null;
    const site = state ? siteInState(own, state.id) : own;

    const preview = await refusePreview(request, site, environment);
    if (preview) return preview;
    const hasDrafts = readsDrafts(cookies, environment, new Date(), site.id);
    const shown = hasDrafts ? draftSiteId(site.id) : site.id;
    const folder = state ? stateSiteId(site.id, state.id) : shown;
    const headers = hasDrafts || isGallery ? draftHeaders : {};
    if (state?.problem) return renderProblem(request, folder, state.problem, headers);

    const target = router(site, pathname, searchParams);
    if (target.kind === 'redirect') return redirect(request, target.redirect, target.status, headers);
    if (target.kind === 'missing') return renderProblem(request, folder, 'notFound', headers);

    const waitS = limits.wait(request, target.route);
    if (waitS > 0)
      return renderProblem(request, folder, 'tooMany', { ...headers, 'Retry-After': String(waitS) });

    if (request.method === 'POST') {
      const answer = await target.route.answerPost?.(request, { site: folder, ...target.params } as never);
      if (answer) return answerPosted(request, folder, answer, headers);
      // A route handler refuses itself what it does not export.
      if (target.route.kind !== 'endpoint') return refuseMethod(readMethods);
    }

    const page = `${folder}/${target.path}`;
    // What is kept costs little. Who is let in besides would wait for longer than anybody does.
    if (underWay.isBusy && !pages.isKept(page))
      return renderProblem(request, folder, 'unavailable', { ...headers, ...whenBusy });
    const status = await pages.get(page, () => check(target, folder));
    if (status.kind === 'found') return render(request, `/${page}`, { headers, route: target.route });
    if (status.kind === 'moved') return redirect(request, status.to, status.status, headers);
    if (status.kind === 'missing') return renderProblem(request, folder, 'notFound', headers);
    if (status.kind === 'late') {
      logBroken(new ApiError('timeout', request.url), 'late', request, site);
      return renderProblem(request, folder, 'late', headers);
    }
    const problem = status.error instanceof ApiError ? 'unavailable' : 'serverError';
    logBroken(status.error, problem, request, site);
    return renderProblem(request, folder, problem, headers);
  };
}

async function check(
  { route, params }: Extract<RouteTarget, { kind: 'page' }>,
  site: string,
): Promise<unknown> {
  // Menus are asked for meanwhile: the page needs them, and so does the one that says what went wrong.
  void getSiteContext(site)
    .then((context) => loadShell(context, ''))
    .catch(() => null);
  return route.check?.({ site, ...params } as never);
}

/** Without secrets, which an error of a backend may have in an address. */
function logBroken(
  error: unknown,
  problem: Problem,
  { nextUrl, method }: NextRequest,
  { id: site }: Site,
): void {
  const { logger, reporter } = errorReporting();
  const where = { site, path: nextUrl.pathname + nextUrl.search, method };
  const { status } = problems[problem];
  logger.error('A page is broken', { event: 'broken-page', ...where, status, error });
  reporter.report(error, where);
}

/** A link to a preview that has expired, was changed or is of another site; and a browser that only looks ahead. */
async function refusePreview(
  request: NextRequest,
  site: Site,
  environment: Environment,
): Promise<NextResponse | null> {
  const { pathname, searchParams } = request.nextUrl;
  if (pathname !== site.prefix + previewPath && pathname !== site.prefix + leavePreviewPath) return null;
  if (draftMode(environment) === 'never' || environment.PREVIEW_SECRET === undefined) return null;
  // A page that is prerendered must not turn a preview on for a reader who never comes.
  if (request.headers.get('sec-purpose')?.includes('prefetch'))
    return new NextResponse(null, { status: 503, headers: bareHeaders });
  if (pathname === site.prefix + leavePreviewPath) return null;
  const link = readPreviewLink(searchParams, site, environment.PREVIEW_SECRET, new Date());
  return link ? null : renderProblem(request, site.id, 'refusedPreview');
}

async function renderProblem(
  request: NextRequest,
  folder: string,
  problem: Problem,
  more: Readonly<Record<string, string>> = {},
): Promise<NextResponse> {
  const { status, page, headers } = problems[problem];
  return render(request, `/${folder}/${page}`, { status, headers: { ...more, ...headers } });
}

type RenderOptions = {
  readonly status?: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Without one it is a page like most. */
  readonly route?: Pick<Route, 'kind' | 'document' | 'isForOthers'>;
};

/** Has Next render the page at an internal path; see `rewrites` in `createNextConfig`. */
async function render(
  request: NextRequest,
  path: string,
  { status = 200, headers, route = { kind: 'page' } }: RenderOptions,
): Promise<NextResponse> {
  const [, folder = ''] = path.split('/');
  const { sent, nonce } = await documentHeaders(route, folder);
  const asked = new Headers(request.headers);
  asked.set(internalPathHeader, path);
  // Next marks its scripts with a nonce that it finds here: it has to be ours, and not that of who asks.
  asked.delete('content-security-policy');
  asked.delete('content-security-policy-report-only');
  // We have no server actions: Next would look for one that somebody made up, and log that there is none as an error.
  asked.delete('next-action');
  // It looks into a form of several parts for one as well. What a form says has been read by now.
  if (request.method === 'POST' && route.kind !== 'endpoint') asked.delete('content-type');
  if (nonce !== null) asked.set('content-security-policy', `script-src 'nonce-${nonce}'`);
  return NextResponse.next({ status, headers: { ...sent, ...headers }, request: { headers: asked } });
}

/** What came of a form. */
async function answerPosted(
  request: NextRequest,
  folder: string,
  answer: PostAnswer,
  more: Readonly<Record<string, string>>,
): Promise<NextResponse> {
  if (answer instanceof Response) return withHeaders(new NextResponse(answer.body, answer), bareHeaders);
  const headers = { ...more, ...answer.headers };
  if ('seeOther' in answer) return redirect(request, answer.seeOther, 303, headers);
  if ('sendAgain' in answer) return redirect(request, answer.sendAgain, 307, headers);
  return render(request, `/${folder}/${answer.path}`, {
    ...{ status: answer.status, headers },
    // What one reader sent is kept for nobody.
    route: { kind: 'page', document: 'perRequest' },
  });
}

function withHeaders(response: NextResponse, headers: Readonly<Record<string, string>>): NextResponse {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

function redirect(
  request: NextRequest,
  to: string,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): NextResponse {
  return NextResponse.redirect(new URL(to, request.nextUrl), {
    status,
    headers: { ...bareHeaders, ...headers },
  });
}
