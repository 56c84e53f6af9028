import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workspaceFolder } from './workspaceFolder';

const folder = mkdtempSync(path.join(tmpdir(), 'pushed-'));
const git = (...args: string[]) => {
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH'] ?? ''}` };
  return spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
};

/** An npm that says what it is asked for and which repository it is told of, and ends with a status. */
function writeNpm(status: number) {
  writeFileSync(path.join(folder, 'npm'), `#!/bin/sh\necho "npm $* in \${GIT_DIR:-none}"\nexit ${status}\n`);
  chmodSync(path.join(folder, 'npm'), 0o755);
}
const push = () =>
  git('-c', `core.hooksPath=${path.join(workspaceFolder, '.githooks')}`, 'push', 'remote.git', 'HEAD');

beforeAll(() => {
  git('init', '--quiet');
  git('init', '--quiet', '--bare', 'remote.git');
  git('commit', '--quiet', '--allow-empty', '--message=first', '--no-gpg-sign');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a push, with the hooks of the workspace', () => {
  it('tests what the branch changes', () => {
    writeNpm(0);
    const { status, stdout, stderr } = push();
    expect(stdout + stderr).toContain('npm test --silent -- --affected format lint types unit build in none');
    expect(status).toBe(0);
  });

  it('is refused when a test fails', () => {
    writeNpm(1);
    expect(push().status).not.toBe(0);
  });
});
