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
