import { ensureBrowser } from '../setup/ensureBrowser.ts';
import { ensureProgram } from '../setup/ensureProgram.ts';
import { ExplainedError } from '../setup/ExplainedError.mjs';
import { formatDuration } from '../setup/formatDuration.ts';
import { runCommand } from '../setup/runCommand.ts';
import { runStep } from '../setup/runStep.ts';
import { createTestCounter } from './createTestCounter.ts';
import { findBase, findChangedApps } from './findChanges.ts';
import { formatHelp } from './formatHelp.ts';
import { planSingleTests } from './planSingleTests.ts';
import { planSteps } from './planSteps.ts';
import { readWords } from './readWords.ts';

/** What `--all` does not cut short. */
const longForms = { CRAWL_PAGES: '300', ODD_REQUESTS: '5000', ODD_SEED: '1,2' };

/**
 * `npm test`: runs the checks it is asked for, all of them unless told otherwise, up to the first that fails. The last
 * line printed is `N passed, N failed`, the tests that ran.
 */
await runCommand(async (args) => {
  const { help, ...words } = readWords(args);
  if (help) {
    console.log(formatHelp());
    return 0;
  }
  const isSingle = words.name !== null || words.files.length > 0;
  const base = findBase();
  const apps = isSingle ? null : findChangedApps(base);
  const planned = isSingle ? planSingleTests(words) : planSteps({ ...words, base, apps });
  // Tests of the origin and of the edge run on them, where they are.
  if (planned.some(({ label }) => label === 'unit')) {
    await ensureProgram('/usr/bin/pg_virtualenv', ['postgresql']);
    await ensureProgram('/usr/sbin/nginx', ['nginx']);
  }
  const env = { CI: '1', ...(words.all ? longForms : {}) };
  const { read: onLine, total } = createTestCounter();
  const times: [milliseconds: number, label: string][] = [];
  let failure = '';
  for (const { needsBrowser, ...step } of planned) {
    console.log(`\n── ${step.label}`);
    const startedAt = performance.now();
    try {
      if (needsBrowser) await ensureBrowser();
      await runStep({ ...step, env: { ...env, ...step.env }, onLine });
    } catch (error) {
      if (!(error instanceof ExplainedError)) throw error;
      failure = error.message;
    }
    times.push([performance.now() - startedAt, step.label]);
    if (failure) break;
  }
  times.sort(([a], [b]) => a - b);
  const timings = times.map(([time, label]) => `${formatDuration(time).padStart(12)}  ${label}`);
  const broken = [...total.broken].map((name) => `  failed: ${name}`);
  console.log([failure, '', ...timings, '', ...broken].join('\n'));
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return failure ? 1 : 0;
});
