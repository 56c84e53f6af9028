import { describe, expect, it } from 'vitest';
import { createTestCounter } from './createTestCounter.ts';

function count(...lines: string[]) {
  const counter = createTestCounter();
  for (const line of lines) counter.read(line);
  return counter.total;
}

const counted = (...lines: string[]) => {
  const { passed, failed } = count(...lines);
  return { passed, failed };
};

describe('createTestCounter', () => {
  it('counts what Vitest passed and failed, without what it skipped', () => {
    expect(
      counted(' Test Files  2 failed (2)', '      Tests  1 failed | 11 passed | 1 skipped | 2 todo (15)'),
    ).toEqual({
      passed: 11,
      failed: 1,
    });
  });

  it('reads a coloured summary', () => {
    const line =
      '\u001b[2m      Tests \u001b[22m \u001b[1m\u001b[32m62 passed\u001b[39m\u001b[22m\u001b[90m (62)\u001b[39m';
    expect(counted(line)).toEqual({ passed: 62, failed: 0 });
  });

  it('does not take an expected failure for a failure', () => {
    expect(counted('      Tests  3 passed | 1 expected fail (4)')).toEqual({ passed: 3, failed: 0 });
  });

  it('counts what Playwright passed and failed, a flaky test as passed', () => {
    expect(
      counted(
        '  2 failed',
        '    pw/a.e2e.ts:2:22 › b ───',
        '  1 flaky',
        '  1 skipped',
        '  3 did not run',
        '  12 passed (1.2m)',
      ),
    ).toEqual({ passed: 13, failed: 2 });
  });

  it('reads the line Playwright moves the cursor for', () => {
    expect(counted('\u001b[1A\u001b[2K\u001b[31m  2 failed\u001b[39m')).toEqual({ passed: 0, failed: 2 });
  });

  it('adds up the projects of a run', () => {
    expect(count('      Tests  4 passed (4)', '      Tests  6 passed (6)', '  5 passed (900ms)').passed).toBe(
      15,
    );
  });

  it('counts nothing in lines that only look alike', () => {
    const lines = [
      ' Test Files  2 passed (2)',
      '      Tests  no tests',
      '✓ shows 3 passed',
      '12 passed',
      ' ✓ a.test.ts (9 tests)',
    ];
    expect(counted(...lines)).toEqual({ passed: 0, failed: 0 });
  });

  it('names what failed, and nothing else', () => {
    const { broken } = count(
      '\u001b[41m FAIL \u001b[49m src/a.test.ts > a score > is told',
      ' FAIL  src/a.test.ts > a score > is told',
      '  2 failed',
      '    src/b.e2e.ts:2:22 › a reader votes ─────────',
      '    [every link] › src/b.e2e.ts:3:4 › a crawl ends ─────────',
      '  1 flaky',
      '    src/c.e2e.ts:7:1 › a reader leaves ─────────',
      '  1 skipped',
      '    src/d.e2e.ts:9:1 › nobody ─────────',
      '  12 passed (1.2m)',
    );

    expect([...broken]).toEqual([
      'src/a.test.ts > a score > is told',
      'src/b.e2e.ts:2:22 › a reader votes',
      'src/b.e2e.ts:3:4 › a crawl ends',
    ]);
  });
});
