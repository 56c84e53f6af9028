import { beforeEach, expect, it, vi } from 'vitest';
import { processSingleton } from '@cancha/data-access/api/processSingleton';
import { openLog } from '@cancha/integrations/errorReports/testing/openLog';
import { policyReportTaker } from '@cancha/site/policyReports/policyReportTaker';
import { startPolicyReports } from './startPolicyReports';

const report = { site: 'fca', directive: 'script-src-elem', blocked: 'inline', source: '' };
const tell = vi.fn();
let log: ReturnType<typeof openLog>;

beforeEach(() => {
  tell.mockReset();
  log = openLog();
  Reflect.deleteProperty(globalThis, Symbol.for('cancha.error-reporting'));
  processSingleton('error-reporting', () => ({ logger: log.logger, reporter: { report: tell } }));
  startPolicyReports();
});

it('what happens to a hundred readers is told of once, and counted', () => {
  for (let i = 0; i < 150; i++) policyReportTaker()(report);

  expect(log.lines.map(({ count }) => count)).toEqual([1, 10, 100]);
  expect(log.lines[0]).toMatchObject({ level: 'warn', event: 'policy-report', ...report });
  expect(tell).toHaveBeenCalledOnce();
});

it('another host is another thing', () => {
  for (const blocked of ['a.example', 'b.example', 'a.example']) policyReportTaker()({ ...report, blocked });

  expect(log.lines.map(({ blocked }) => blocked)).toEqual(['a.example', 'b.example']);
});
