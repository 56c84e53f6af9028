import type { Api } from '../api/Api';
import { createApi, type ApiOptions } from '../api/createApi';
import type { ReportedIssue } from '../api/Report';
import { createLimiter } from '../api/sharedLimiter';

/** A client without a cache, and the list of what it reported. */
export function testApi(
  baseUrl: string,
  options: Partial<ApiOptions> = {},
): { api: Api; reported: ReportedIssue[] } {
  const reported: ReportedIssue[] = [];
  const api = createApi({
    baseUrl,
    timeoutMs: 2_000,
    limiter: createLimiter(10),
    userAgent: 'cancha-test',
    headers: {},
    report: (issues) => reported.push(...issues),
    cache: null,
    ...options,
  });
  return { api, reported };
}
