import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ensureInstalled } from './ensureInstalled.mjs';
import type { Step } from './runStep.mjs';
import { binFolder, workspaceRoot } from './workspaceRoot.mjs';

const root = mkdtempSync(join(tmpdir(), 'empty-'));
afterAll(() => rmSync(root, { recursive: true }));

function npm(exitCode: number) {
  const steps: Step[] = [];
  const run = async (step: Step) => {
    steps.push(step);
    const log = join(workspaceRoot, '.data/logs/install.log');
    return { ok: exitCode === 0, outcome: `exit code ${exitCode}`, durationMs: 48_000, log, tail: [] };
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

  it('says in one line what failed and where the log is', async () => {
    const { run } = npm(1);
    await expect(ensureInstalled({ root, run, print: () => undefined })).rejects.toThrow(
      /^The packages could not be installed \(npm ci: exit code 1\): see \.data\/logs\/install\.log, .*$/,
    );
  });
});
