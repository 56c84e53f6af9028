import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBase } from './findBase.mjs';

const root = mkdtempSync(join(tmpdir(), 'base-'));
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: root });
const commit = () => git('commit', '--quiet', '--allow-empty', '--message=x', '--no-gpg-sign', '--no-verify');

beforeAll(() => {
  git('init', '--quiet', '--initial-branch=main');
  commit();
});
afterAll(() => rmSync(root, { recursive: true }));

describe('findBase', () => {
  it('is the commit before the last one on main, once there is one', () => {
    expect(findBase({ env: {}, root })).toBeNull();
    commit();
    expect(findBase({ env: {}, root })).toBe('main~1');
  });

  it('is what NX_BASE names, if git knows it', () => {
    expect(findBase({ env: { NX_BASE: 'HEAD' }, root })).toBe('HEAD');
    expect(findBase({ env: { NX_BASE: 'origin/gone' }, root })).toBeNull();
  });
});
