import type { MapIssue } from '../mapping/MapResult';
import type { Api, ApiVersion, GetCall } from './Api';
import { ApiError } from './ApiError';
import { withQuery } from './buildQuery';
import { recordDataTime } from './dataTimes';
import { sharedEtagCache } from './EtagCache';
import { InvalidBodyError } from './InvalidBodyError';
import { redactUrl } from './redactUrl';
import type { Report } from './Report';
import type { Loaded, ResponseCache } from './ResponseCache';
import { sendRequest, type HttpResponse, type HttpRequest } from './sendRequest';
import { TooManyCalls, type Limiter } from './sharedLimiter';
import { isExternal, versionedUrl } from './versionedUrl';

export type ApiOptions = {
  /** The host, for the CMS with its `/api`. */
  readonly baseUrl: string;
  /** `v1` for content, `none` (default) for the CMS and the stats API. */
  readonly version?: ApiVersion;
  /** From leaving the limiter to the last byte: 10,000 for content, 5,000 for stats. */
  readonly timeoutMs: number;
  readonly limiter: Limiter;
  readonly userAgent: string;
  /** Sent with each request, and part of the cache key. */
  readonly headers: Readonly<Record<string, string>>;
  readonly report: Report;
  /** `null` for drafts, which are never cached. */
  readonly cache: ResponseCache | null;
  /** See `Api`. */
  readonly tallPictures?: boolean;
};

/** For the server only. */
export function createApi(options: ApiOptions): Api {
  const { baseUrl, version = 'none', limiter, cache } = options;
  const common = { Accept: 'application/json', 'User-Agent': options.userAgent };
  const own = { ...options.headers, ...common };
  const headersOf = ({ path }: { path: string }) => (isExternal(path) ? common : own);
  const report = guarded(options.report);
  const urlOf = (call: { path: string; version?: ApiVersion; query?: GetCall<unknown>['query'] }) =>
    withQuery(versionedUrl(baseUrl, call.version ?? version, call.path), call.query ?? {});
  const send = (request: Omit<HttpRequest, 'timeoutMs'>, more: HttpRequest['headers'] = {}) =>
    limiter(() =>
      sendRequest({
        ...request,
        headers: { ...request.headers, ...more },
        timeoutMs: options.timeoutMs,
      }),
    ).catch((error: unknown) => {
      if (!(error instanceof TooManyCalls)) throw error;
      throw new ApiError('unreachable', request.url, { reason: error.message });
    });
  const versions = sharedEtagCache();

  return {
    report,
    tallPictures: options.tallPictures ?? false,
    async get(call) {
      const url = urlOf(call);
      const headers = headersOf(call);
      if (!cache) {
        const answer = await send({ method: 'GET', url, headers });
        const { value } = readAnswer(call, url, answer, report);
        recordDataTime(value, Date.now() - answer.ageMs);
        return value;
      }

      const key = JSON.stringify([call.cacheKey, url, headers]);
      const load = () =>
        versions.load(
          key,
          (more) => send({ method: 'GET', url, headers }, more),
          (answer) => readAnswer(call, url, answer, report),
        );
      return cache.get(key, load, (error, ageMs) => reportStale(call, url, error, ageMs, report));
    },
    async post(call) {
      const url = urlOf(call);
      const request = { method: 'POST', url, headers: headersOf(call), body: call.body ?? {} } as const;
      return parse(url, await send(request, call.headers));
    },
  };
}

function readAnswer<T>(call: GetCall<T>, url: string, answer: HttpResponse, report: Report): Loaded<T> {
  const gone = answer.status === 404 || answer.status === 410;
  if (gone && call.nullIfNotFound) return { value: null, size: 0 };

  const body = parse(url, answer);
  const issues: MapIssue[] = [];
  try {
    return { value: call.read(body, issues), size: answer.text.length };
  } catch (error) {
    const reason = error instanceof InvalidBodyError ? error.message : 'could not be mapped';
    throw new ApiError('bad-body', url, { status: answer.status, reason, cause: error });
  } finally {
    if (issues.length > 0) report(issues.map((issue) => ({ ...issue, place: redactUrl(url) })));
  }
}

function parse(url: string, { status, text }: HttpResponse): unknown {
  if (status >= 300) throw new ApiError('bad-status', url, { status });
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('bad-body', url, { status, reason: 'not JSON' });
  }
}

function reportStale(
  call: GetCall<unknown>,
  url: string,
  error: unknown,
  ageMs: number,
  report: Report,
): void {
  if (error instanceof ApiError && error.status && call.unreportedStatuses?.includes(error.status)) return;

  const what = error instanceof Error ? error.message : 'failed';
  const problem = `${what} (an answer ${Math.round(ageMs / 1000)} s old was given)`;
  report([{ id: null, problem, kept: true, place: redactUrl(url) }]);
}

/** A page must not fail because its problem could not be reported. */
function guarded(report: Report): Report {
  return (issues) => {
    try {
      report(issues);
    } catch (error) {
      console.error('The reporter failed', error);
    }
  };
}
