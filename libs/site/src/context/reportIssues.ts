import type { Report } from '@cancha/data-access/api/Report';
import { processSingleton } from '@cancha/data-access/api/processSingleton';
import type { Logger } from '@cancha/integrations/ports/Logger';

const silentMs = 60_000;
const reported = new Map<string, number>();

type IssueLogger = Pick<Logger, 'warn' | 'error'>;

const target = () => processSingleton('issue-log', (): { logger: IssueLogger | null } => ({ logger: null }));

/** Where the issues and failures of this process are logged from now on. */
export function logIssuesTo(logger: IssueLogger): void {
  target().logger = logger;
}

/** Logs an error for which a route handler has an answer. The logger removes secrets, which addresses of a backend hold. */
export function logFailure(what: string, error: unknown): void {
  const { logger } = target();
  if (logger) logger.error(what, { event: 'failed-answer', error });
  else console.error(what, error);
}

/** Logs what was left out, or what an older answer stood in for; the same issue at most once a minute. */
export const reportIssues: Report = (issues) => {
  const now = Date.now();
  for (const issue of issues) {
    const fields = { event: 'data-issue', ...issue };
    const key = JSON.stringify(fields);
    if (now - (reported.get(key) ?? -Infinity) < silentMs) continue;
    if (reported.size > 500) reported.clear();
    reported.set(key, now);
    const { logger } = target();
    // Without a logger: scripts and tests.
    if (logger) logger.warn(issue.problem, fields);
    else console.warn(JSON.stringify({ level: 'warn', ...fields }));
  }
};
