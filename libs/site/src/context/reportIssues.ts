import type { Report } from '@cancha/data-access/api/Report';

const silentMs = 60_000;
const said = new Map<string, number>();

/** What was left out or stood in for, as one JSON line; the same complaint at most once a minute. */
export const reportIssues: Report = (issues) => {
  const now = Date.now();
  for (const issue of issues) {
    const line = JSON.stringify({ level: 'warn', event: 'data-issue', ...issue });
    if (now - (said.get(line) ?? -Infinity) < silentMs) continue;
    if (said.size > 500) said.clear();
    said.set(line, now);
    console.warn(line);
  }
};
