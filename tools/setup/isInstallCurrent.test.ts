import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstallCurrent, isSameInstall } from './isInstallCurrent.mjs';

const next = { version: '16.4.6', integrity: 'sha512-a', resolved: 'https://registry/next.tgz' };
const lock = { packages: { '': { version: '0.1.0' }, 'node_modules/next': next } };

describe('isSameInstall', () => {
  it('sees another version, another content and a missing package', () => {
    expect(isSameInstall(lock, lock)).toBe(true);
    expect(isSameInstall(lock, { packages: { 'node_modules/next': { ...next, version: '16.4.5' } } })).toBe(
      false,
    );
    expect(
      isSameInstall(lock, { packages: { 'node_modules/next': { ...next, integrity: 'sha512-b' } } }),
    ).toBe(false);
    expect(isSameInstall(lock, { packages: {} })).toBe(false);
  });

  it('does not miss what is for other systems', () => {
    const withOptional = {
      packages: { ...lock.packages, 'node_modules/fsevents': { version: '2', optional: true } },
    };
    expect(isSameInstall(withOptional, lock)).toBe(true);
  });

  it('accepts a lock that does not say where a package came from', () => {
    const { version, integrity } = next;
    expect(isSameInstall({ packages: { 'node_modules/next': { version, integrity } } }, lock)).toBe(true);
  });

  it('sees a project of the workspace that is new or has moved', () => {
    const link = (resolved: string) => ({
      packages: { 'node_modules/@cancha/ui': { resolved, link: true } },
    });
    expect(isSameInstall(link('libs/ui'), link('libs/ui'))).toBe(true);
    expect(isSameInstall(link('libs/ui'), link('libs/old-ui'))).toBe(false);
    expect(isSameInstall(link('libs/ui'), { packages: {} })).toBe(false);
  });

  it('ignores what the workspace says about its own packages', () => {
    expect(isSameInstall({ packages: { ...lock.packages, 'libs/ui': { version: '9.9.9' } } }, lock)).toBe(
      true,
    );
  });
});

describe('isInstallCurrent', () => {
  let root = '';
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'install-'));
    mkdirSync(join(root, 'node_modules'));
    write('package-lock.json', JSON.stringify(lock));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('installs after an installation that did not end', () => {
    expect(isInstallCurrent(root)).toBe(false);
  });

  it('does not install again after one that did', () => {
    write('node_modules/.package-lock.json', JSON.stringify(lock));
    expect(isInstallCurrent(root)).toBe(true);
  });

  it('installs when the installed state cannot be read', () => {
    write('node_modules/.package-lock.json', '{ "packages": ');
    expect(isInstallCurrent(root)).toBe(false);
  });
});
