import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runStep } from './runStep.mjs';

const logFolder = mkdtempSync(join(tmpdir(), 'step-'));
afterAll(() => rmSync(logFolder, { recursive: true }));

async function run(
  script: string,
  options: { quiet?: boolean; heartbeatMs?: number; command?: string } = {},
) {
  const printed: string[] = [];
  const { command = process.execPath, ...rest } = options;
  const result = await runStep({
    label: 'Trying',
    command,
    args: ['-e', script],
    env: process.env,
    log: 'trying',
    logFolder,
    print: (line) => printed.push(line),
    ...rest,
  });
  return { ...result, printed };
}

describe('runStep', () => {
  it('shows every line, the last one without a line end too', async () => {
    const { ok, printed } = await run("process.stdout.write('one\\ntwo');");
    expect(ok).toBe(true);
    expect(printed).toEqual(['one', 'two']);
  });

  it('shows a sign of life instead of the output of a quiet step, and logs that', async () => {
    const { printed, log } = await run("console.log('npm talks'); setTimeout(() => {}, 700);", {
      quiet: true,
      heartbeatMs: 250,
    });
    expect(printed.length).toBeGreaterThanOrEqual(1);
    expect(printed.every((line) => /^ {2}… Trying: \d\.\d s$/.test(line))).toBe(true);
    expect(readFileSync(log, 'utf8')).toBe('npm talks\n');
  });

  it('tells how a step failed, with its last lines', async () => {
    const { ok, outcome, tail } = await run("console.error('no such table'); process.exitCode = 4;");
    expect({ ok, outcome, tail }).toEqual({ ok: false, outcome: 'exit code 4', tail: ['no such table'] });
  });

  it('tells that a command does not exist', async () => {
    const { ok, outcome } = await run('', { command: 'no-such-command' });
    expect(ok).toBe(false);
    expect(outcome).toContain('ENOENT');
  });
});
