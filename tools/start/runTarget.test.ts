import { describe, expect, it } from 'vitest';
import { runTarget } from './runTarget.mjs';

const tail = ['Type error: no such prop', '', 'npm error code 2', 'npm error command failed'];
const ended = (ok: boolean) => () =>
  Promise.resolve({ ok, outcome: '', durationMs: 61_000, log: '/logs/build.log', tail });

describe('runTarget', () => {
  it('says what it builds and how long that took', async () => {
    const lines: string[] = [];
    await runTarget('@cancha/fca:build', { run: ended(true), print: (line) => lines.push(line) });
    expect(lines).toEqual(['Building @cancha/fca:build.', 'Built @cancha/fca:build in 1 min 01 s.']);
  });

  it('shows the end of a failed build without npm’s own lament, and where the rest is', async () => {
    const lines: string[] = [];
    const build = runTarget('@cancha/fca:build', { run: ended(false), print: (line) => lines.push(line) });
    await expect(build).rejects.toThrow(
      /^@cancha\/fca:build could not be built: the whole output is in .*build\.log$/,
    );
    expect(lines.slice(1)).toEqual(['  Type error: no such prop']);
  });
});
