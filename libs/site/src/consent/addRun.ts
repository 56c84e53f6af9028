import type { ConsentRecord, ConsentRun, NotedRun } from './ConsentRecord';

/**
 * The record with one start more; the last 50 services are kept. Its text is part of the script of a page
 * (`consentScript`): it may use nothing from outside of itself.
 */
export function addRun(record: ConsentRecord, noted: NotedRun): ConsentRecord {
  const now = new Date().toISOString();
  const isSame = (run: ConsentRun) =>
    run.service === noted.service &&
    run.purpose === noted.purpose &&
    run.why === noted.why &&
    String(run.tcf) === String(noted.tcf);
  const { first = now, times = 0 } = record.ran.find(isSame) ?? {};
  const run = { ...noted, first, last: now, times: times + 1 };
  return { ...record, ran: [run, ...record.ran.filter((other) => !isSame(other))].slice(0, 50) };
}
