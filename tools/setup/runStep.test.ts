import { describe, expect, it } from 'vitest';
import { runStep } from './runStep.ts';

async function run(script: string, { everyMs = 10_000, command = process.execPath } = {}) {
  const printed: string[] = [];
  const step = { label: 'Trying', command, args: ['-e', script] };
  const print = (line: string) => void printed.push(line);
  let error = '';
  try {
    await runStep(step, { everyMs, print });
  } catch (thrown) {
    error = String(thrown);
  }
  return { printed, error };
}

describe('runStep', () => {
  it('shows every line, the last one without a line end too', async () => {
    const { printed, error } = await run("process.stdout.write('one\\ntwo');");
    expect({ printed, error }).toEqual({ printed: ['one', 'two'], error: '' });
  });

  it('shows a sign of life when nothing is printed', async () => {
    const { printed } = await run('setTimeout(() => {}, 700);', { everyMs: 250 });
    expect(printed.length).toBeGreaterThanOrEqual(1);
    expect(printed.every((line) => /^ {2}… Trying: \d\.\d s$/.test(line))).toBe(true);
  });

  it('tells how a step failed', async () => {
    const { printed, error } = await run("console.error('no such table'); process.exitCode = 4;");
    expect(printed).toEqual(['no such table']);
    expect(error).toContain('Trying failed (exit code 4): see its output above.');
  });

  it('tells that a command does not exist', async () => {
    expect((await run('', { command: 'no-such-command' })).error).toContain('ENOENT');
  });

  it('ends with what it has left running', { timeout: 15_000 }, async () => {
    const left = 'setInterval(() => {}, 1000)';
    const script = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(left)}], { stdio: 'inherit' }).unref();`;
    expect((await run(script)).error).toBe('');
  });
});
