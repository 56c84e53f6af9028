import { describe, expect, it } from 'vitest';
import { formatSummary } from './formatSummary.mjs';
import { runSteps } from './runSteps.mjs';

const silent = { print: () => undefined };

describe('runSteps', () => {
  it('stops at the first failing step and names the ones it left out', async () => {
    const ran: string[] = [];
    const step = (name: string, error?: Error) => ({
      name,
      run: () => {
        ran.push(name);
        if (error) throw error;
      },
    });
    const broken = new Error('types failed');

    const { timings, error } = await runSteps([step('lint'), step('types', broken), step('build')], silent);

    expect(ran).toEqual(['lint', 'types']);
    expect(error).toBe(broken);
    expect(timings.map(({ outcome }) => outcome)).toEqual(['ok', 'failed', 'not run']);
  });

  it('runs a step beside those after it, and starts nothing more when it fails', async () => {
    const events: string[] = [];
    let fail = () => {};
    const lint = new Promise<void>((_, reject) => {
      fail = () => reject(new Error('lint failed'));
    });
    const { timings, error } = await runSteps(
      [
        { name: 'lint', isBeside: true, run: () => lint },
        { name: 'types', isBeside: true, run: () => void events.push('types') },
        {
          name: 'unit',
          run: async () => {
            events.push('unit');
            fail();
            await lint.catch(() => null);
          },
        },
        { name: 'stories', run: () => void events.push('stories') },
      ],
      silent,
    );

    expect(events).toEqual(['unit']);
    expect(error).toEqual(new Error('lint failed'));
    expect(timings.map(({ outcome }) => outcome)).toEqual(['failed', 'not run', 'ok', 'not run']);
  });

  it('waits for what runs beside the last step', async () => {
    const { timings } = await runSteps(
      [
        { name: 'lint', isBeside: true, run: () => new Promise((resolve) => setTimeout(resolve, 30)) },
        { name: 'unit', run: () => undefined },
      ],
      silent,
    );
    expect(timings.map(({ outcome }) => outcome)).toEqual(['ok', 'ok']);
  });

  it('has no error when all went well', async () => {
    const { error } = await runSteps([{ name: 'lint', run: () => Promise.resolve() }], silent);
    expect(error).toBeNull();
  });
});

describe('formatSummary', () => {
  it('shows outcome, name and duration in columns, the slowest last', () => {
    expect(
      formatSummary([
        { name: 'end to end', outcome: 'failed', durationMs: 185_000 },
        { name: 'lint', outcome: 'ok', durationMs: 1_240 },
        { name: 'bench', outcome: 'not run', durationMs: null },
      ]),
    ).toEqual(['  not run  bench', '  ok       lint             1.2 s', '  failed   end to end  3 min 05 s']);
  });
});
