import { LRUCache } from 'lru-cache';
import { takePolicyReports, type PolicyReport } from '@cancha/site/policyReports/policyReportTaker';
import { errorReporting } from './errorReporting';

/** Reports come from outside: whoever makes some up is not to fill the memory. */
const most = 500;

/** Told of when it happens first, and then at each power of ten. */
const isWorthALine = (count: number): boolean => Number.isInteger(Math.log10(count));

/** Has what browsers report counted by kind, and told of once and not for each reader. */
export function startPolicyReports(): void {
  const { logger, reporter } = errorReporting();
  const counts = new LRUCache<string, number>({ max: most });
  takePolicyReports((report: PolicyReport) => {
    const { site, directive, blocked, source } = report;
    const kind = [site, directive, blocked, source].join(' ');
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    if (isWorthALine(count)) logger.warn('A policy was broken', { event: 'policy-report', ...report, count });
    if (count === 1)
      reporter.report(new Error(`Not let through by ${directive}: ${blocked}`), { site, runsIn: 'browser' });
  });
}
