import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

type Locked = Record<string, object>;
const next = { version: '16.4.6', integrity: 'sha512-a', resolved: 'https://registry/next.tgz' };
const lock = { '': { version: '0.1.0' }, 'node_modules/next': next };
const linked = (resolved: string) => ({ 'node_modules/@cancha/ui': { resolved, link: true } });

let root = '';
const bin = () => join(root, 'node_modules/.bin');
const script = () => join(root, 'tools/setup/ensureInstalled.mjs');
const write = (file: string, content: object | string) =>
  writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
const writeInstalled = (packages: Locked) => write('node_modules/.package-lock.json', { packages });

function writeCommand(file: string, line: string) {
  write(file, `#!/bin/sh\n${line}\n`);
  chmodSync(join(root, file), 0o755);
}

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'install-')));
  mkdirSync(join(root, 'tools/setup'), { recursive: true });
  mkdirSync(bin(), { recursive: true });
  cpSync(join(import.meta.dirname, 'ensureInstalled.mjs'), script());
  write('package.json', { devDependencies: { node: '24.21.0' } });
  write('package-lock.json', { packages: lock });
  writeCommand('node_modules/.bin/node', 'echo v24.21.0');
  writeCommand('npm', 'echo "npm $*"; echo "PATH=$PATH"');
});
afterEach(() => rmSync(root, { recursive: true }));

/** Runs it, on this Node or one that says it is another, with the folder's npm. */
function ensure(version = process.version) {
  const pretend = `Object.defineProperty(process, 'version', { value: '${version}' }); await import('${script()}');`;
  const env = { ...process.env, PATH: [bin(), root, '/usr/bin', '/bin'].join(':') };
  const args = ['--input-type=module', '--eval', pretend];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  return { status, stdout, stderr: stderr.trim() };
}
const isCurrent = () => ensure().stdout === '';

describe('the first half of a command', () => {
  it('installs a fresh clone, development packages included', () => {
    expect(ensure()).toMatchObject({ status: 0, stdout: expect.stringContaining('npm ci --include=dev') });
  });

  it('has npm say why it fails, also under `npm test --silent`', () => {
    expect(ensure().stdout).toContain('--loglevel=warn');
  });

  it('does not run npm on the Node it is about to delete', () => {
    expect(ensure().stdout).toContain(`PATH=${root}:/usr/bin:/bin`);
  });

  it('says in one line that it failed', () => {
    writeCommand('npm', 'exit 1');
    const stderr = 'The packages could not be installed: npm says above why.';
    expect(ensure()).toMatchObject({ status: 1, stderr });
  });

  it('says what to install on an older Node', () => {
    const stderr = 'Node v18.20.4 is too old: install Node 20 or newer (https://nodejs.org).';
    expect(ensure('v18.20.4')).toMatchObject({ status: 1, stderr });
  });

  it.each(['echo v20.20.2', 'exit 1'])('says what to run when the pinned Node was left out: %s', (line) => {
    writeInstalled(lock);
    writeCommand('node_modules/.bin/node', line);
    const stderr =
      'Node 24.21.0 is not installed (install scripts were skipped?): run npm ci --ignore-scripts=false';
    expect(ensure()).toMatchObject({ status: 1, stderr });
  });
});

describe('an installation', () => {
  it('is not made again while it is the locked one', () => {
    expect(isCurrent()).toBe(false);
    writeInstalled(lock);
    expect(isCurrent()).toBe(true);
  });

  it.each<[string, Locked]>([
    ['another version', { 'node_modules/next': { ...next, version: '16.4.5' } }],
    ['another content', { 'node_modules/next': { ...next, integrity: 'sha512-b' } }],
    ['a missing package', {}],
  ])('is made again for %s', (_what, installed) => {
    writeInstalled(installed);
    expect(isCurrent()).toBe(false);
  });

  it('may miss what is for other systems', () => {
    const optional = { 'node_modules/fsevents': { version: '2', optional: true } };
    write('package-lock.json', { packages: { ...lock, ...optional } });
    writeInstalled(lock);
    expect(isCurrent()).toBe(true);
  });

  it('may come from somewhere the lock does not say', () => {
    const { version, integrity } = next;
    write('package-lock.json', { packages: { 'node_modules/next': { version, integrity } } });
    writeInstalled(lock);
    expect(isCurrent()).toBe(true);
  });

  it('is made again for a project of the workspace that is new or has moved', () => {
    write('package-lock.json', { packages: linked('libs/ui') });
    writeInstalled(linked('libs/old-ui'));
    expect(isCurrent()).toBe(false);
    writeInstalled({});
    expect(isCurrent()).toBe(false);
    writeInstalled(linked('libs/ui'));
    expect(isCurrent()).toBe(true);
  });

  it('is made again when it cannot be read', () => {
    write('node_modules/.package-lock.json', '{ "packages": ');
    expect(isCurrent()).toBe(false);
  });
});
