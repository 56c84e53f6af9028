import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areOfSomeApps, findBase } from './findChanges.ts';

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

it.each([
  ['the row of a site', ['libs/brands/src/redgol/brandConfig.ts'], true],
  ['a theme and an app', ['libs/themes/sets/redgol/tokens.ts', 'apps/redgol/src/sites.ts'], true],
  ['a site and what people read', ['libs/brands/src/redgol/site.ts', 'docs/header.md'], true],
  ['what people read alone', ['docs/header.md', 'apps/redgol/README.md'], false],
  ['nothing', [], false],
  ['a site and a component', ['libs/brands/src/redgol/site.ts', 'libs/ui/src/article/Card/Card.tsx'], false],
  ['the table of sites', ['libs/brands/src/sites.ts'], false],
  ['the backend', ['apps/origin/src/main.ts'], false],
  ['the tests of all apps', ['apps/network-e2e/src/crawl.ts'], false],
])('%s: the apps alone? %s', (_what, files, expected) => {
  expect(areOfSomeApps(files)).toBe(expected);
});
