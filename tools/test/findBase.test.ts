import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBase } from './findBase.mjs';

const root = mkdtempSync(join(tmpdir(), 'base-'));
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: root });
const commit = (text: string) =>
  git('commit', '--quiet', '--allow-empty', `--message=${text}`, '--no-gpg-sign', '--no-verify');
const nameOf = (revision: string) => git('rev-parse', revision).toString().trim();

beforeAll(() => {
  git('init', '--quiet', '--initial-branch=main');
  commit('first');
});
afterAll(() => rmSync(root, { recursive: true }));

describe('findBase', () => {
  it('is the commit before on main, once there is one; in CI everything is checked there', () => {
    expect(findBase({ env: {}, root })).toBeNull();
    commit('second');
    expect(findBase({ env: {}, root })).toBe(nameOf('HEAD~1'));
    expect(findBase({ env: { CI: 'true' }, root })).toBeNull();
  });

  it('is where a branch left main, in CI too', () => {
    git('checkout', '--quiet', '-b', 'branch');
    commit('on the branch');
    commit('on the branch again');
    expect(findBase({ env: {}, root })).toBe(nameOf('main'));
    expect(findBase({ env: { CI: 'true' }, root })).toBe(nameOf('main'));
  });

  it('is what NX_BASE names, if git knows it', () => {
    expect(findBase({ env: { NX_BASE: 'HEAD' }, root })).toBe(nameOf('HEAD'));
    expect(findBase({ env: { NX_BASE: 'origin/gone' }, root })).toBeNull();
  });
});
