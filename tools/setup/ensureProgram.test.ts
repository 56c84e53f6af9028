import { describe, expect, it } from 'vitest';
import { ensureProgram } from './ensureProgram.ts';
import { ExplainedError } from './ExplainedError.mjs';
import type { Step } from './runStep.ts';

/** A machine without the program, on which apt-get installs it, or fails. */
function machine({ fails = false, mayInstall = true } = {}) {
  const steps: Step[] = [];
  const run = (step: Step) => {
    steps.push(step);
    return fails
      ? Promise.reject(new ExplainedError('Installing nginx (apt-get) failed'))
      : Promise.resolve();
  };
  return { steps, run, mayInstall, exists: () => steps.length > 0 && !fails };
}
const ensure = (setting: ReturnType<typeof machine>) => ensureProgram('/usr/sbin/nginx', ['nginx'], setting);

describe('ensureProgram', () => {
  it('installs on Debian as root what is missing', async () => {
    const setting = machine();
    expect(await ensure(setting)).toBe(true);
    expect(setting.steps[0]?.args.at(-1)).toBe('nginx');
  });

  it('leaves what is there', async () => {
    const setting = { ...machine(), exists: () => true };
    expect(await ensure(setting)).toBe(true);
    expect(setting.steps).toEqual([]);
  });

  it('touches nothing as somebody else, or on another system', async () => {
    const setting = machine({ mayInstall: false });
    expect(await ensure(setting)).toBe(false);
    expect(setting.steps).toEqual([]);
  });

  it('says that apt-get failed', async () => {
    await expect(ensure(machine({ fails: true }))).rejects.toThrow('Installing nginx (apt-get) failed');
  });
});
