import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ensureInstalled } from './ensureInstalled.mjs';
import type { Step } from './runStep.mjs';
import { binFolder, workspaceRoot } from './workspaceRoot.mjs';

const root = mkdtempSync(join(tmpdir(), 'empty-'));
afterAll(() => rmSync(root, { recursive: true }));

function npm(exitCode: number, output: string[] = []) {
  const steps: Step[] = [];
  const run = (step: Step) => {
    steps.push(step);
    for (const line of output) step.onLine?.(line);
    const log = join(workspaceRoot, '.data/logs/install.log');
    const outcome = `exit code ${exitCode}`;
    return Promise.resolve({ ok: exitCode === 0, outcome, durationMs: 48_000, log, tail: [] });
  };
  return { steps, run };
}

describe('ensureInstalled', () => {
  it('installs a fresh clone, development packages included, and says how long it took', async () => {
    const { steps, run } = npm(0);
    const lines: string[] = [];
    await ensureInstalled({ root, run, print: (line) => lines.push(line) });

    expect(steps[0]).toMatchObject({ command: 'npm', cwd: root, quiet: true });
    expect(steps[0]?.args.slice(0, 2)).toEqual(['ci', '--include=dev']);
    expect(lines.at(-1)).toBe('Packages installed in 48 s.');
  });

  it('does not run npm on the Node it is about to delete', async () => {
    const { steps, run } = npm(0);
    await ensureInstalled({ root, run, print: () => undefined });
    expect(steps[0]?.env['PATH']?.split(':')).not.toContain(binFolder);
  });

  it('says in one line what failed, what to do and where the log is', async () => {
    const { run } = npm(1);
    await expect(ensureInstalled({ root, run, print: () => undefined })).rejects.toThrow(
      /^The packages could not be installed \(npm ci: exit code 1\): check the network .* \.data\/logs\/install\.log$/,
    );
  });

  it('does not blame the network for a lock that fits no longer', async () => {
    const { run } = npm(1, ['npm warn old', 'npm error code EUSAGE', 'npm error code LATER']);
    await expect(ensureInstalled({ root, run, print: () => undefined })).rejects.toThrow(
      '(npm ci: EUSAGE): package-lock.json does not fit the package.json files, run npm install',
    );
  });
});
