import { getSiteContext } from '../context/SiteContext';
import { mayPost } from '../forms/mayPost';
import { readBody } from '../forms/readFormBody';
import { policyReportTaker } from './policyReportTaker';
import { readPolicyReports } from './readPolicyReports';

type ReportParams = { params: Promise<{ site: string }> };

const limits = {
  // A browser sends a page's reports together.
  ofReader: { most: 20, windowMs: 10 * 60_000 },
  ofAll: { most: 300, windowMs: 60_000 },
};

/** Reports quote the policy of the page, several times over. */
const longestBody = 64 * 1024;

/** Takes what browsers report of a policy. 204: taken; else 400, 403, 413 or 429. */
export async function answerPolicyReports(request: Request, { params }: ReportParams): Promise<Response> {
  const answer = (status: number, headers = {}) =>
    new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
  const verdict = mayPost(request, 'policy-reports', limits);
  if (verdict.kind === 'foreign') return answer(403);
  if (verdict.kind === 'tooMany') return answer(429, { 'Retry-After': String(verdict.waitS) });
  const body = await readBody(request, longestBody);
  if (body === null) return answer(413);
  const reports = readPolicyReports(parseJson(body));
  if (reports === null) return answer(400);

  const { site } = await getSiteContext((await params).site);
  const take = policyReportTaker();
  for (const report of reports) take({ site: site.id, ...report });
  return answer(204);
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
