import { describe, expect, it } from 'vitest';
import { ensureBrowser, ensureHeadlessShell, findBrowser } from './ensureBrowser.mjs';
import { ensureDebianPackages } from './ensureDebianPackages.mjs';
import { ExplainedError } from './ExplainedError.mjs';
import type { Step } from './runStep.mjs';

const none = { env: {}, exists: () => false, playwright: () => '/cache/chrome' };

describe('findBrowser', () => {
  it('takes Playwright’s own where it was downloaded', () => {
    expect(findBrowser({ ...none, exists: () => true })).toBe('/cache/chrome');
  });

  it('takes the system’s where it was not', () => {
    expect(findBrowser({ ...none, exists: (file) => file === '/usr/bin/google-chrome' })).toBe(
      '/usr/bin/google-chrome',
    );
  });

  it('takes the one the reader names, and says when there is none', () => {
    const env = { BROWSER_PATH: '/opt/chrome' };
    expect(findBrowser({ ...none, env, exists: () => true })).toBe('/opt/chrome');
    expect(() => findBrowser({ ...none, env })).toThrow('BROWSER_PATH=/opt/chrome is no file');
  });

  it('is null without any', () => {
    expect(findBrowser(none)).toBeNull();
  });
});

describe('ensureBrowser', () => {
  it('installs one where that may be done', async () => {
    let installed = false;
    const install = () => Promise.resolve((installed = true));
    expect(await ensureBrowser({ find: () => (installed ? '/usr/bin/chromium' : null), install })).toBe(
      '/usr/bin/chromium',
    );
  });

  it('says what to install where it may not', async () => {
    await expect(ensureBrowser({ find: () => null, install: () => Promise.resolve(false) })).rejects.toThrow(
      'No browser for the tests: run npx playwright install',
    );
  });
});

describe('ensureHeadlessShell', () => {
  const shell = '/usr/bin/chromium-headless-shell';
  const never = () => Promise.reject(new Error('Nothing is to be installed.'));

  it('takes the one that is there', async () => {
    expect(await ensureHeadlessShell('/usr/bin/chromium', { exists: () => true, install: never })).toBe(
      shell,
    );
  });

  it('installs the one that belongs to Debian’s Chromium', async () => {
    let installed = false;
    const install = () => Promise.resolve((installed = true));
    expect(await ensureHeadlessShell('/usr/bin/chromium', { exists: () => installed, install })).toBe(shell);
  });

  it('does without one beside any other browser: its version would be another', async () => {
    expect(await ensureHeadlessShell('/opt/chrome', { exists: () => true, install: never })).toBeNull();
  });

  it('does without one where it cannot be installed, and says so', async () => {
    const told: string[] = [];
    const install = () => Promise.reject(new ExplainedError('apt-get could not install it.'));
    const setting = { exists: () => false, install, print: (line: string) => void told.push(line) };
    expect(await ensureHeadlessShell('/usr/bin/chromium', setting)).toBeNull();
    expect(told).toEqual(['apt-get could not install it. The tests run in /usr/bin/chromium.']);
  });
});

describe('ensureDebianPackages', () => {
  const debian = 'PRETTY_NAME="Debian GNU/Linux 12"\nID=debian\n';
  const apt = (ok: boolean) => {
    const steps: Step[] = [];
    const run = (step: Step) => {
      steps.push(step);
      return Promise.resolve({ ok, outcome: 'exit code 100', durationMs: 1, log: '/x.log', tail: [] });
    };
    return { steps, run, user: 0, osRelease: () => debian, print: () => undefined };
  };

  it('installs on Debian as root', async () => {
    const setting = apt(true);
    expect(await ensureDebianPackages(['chromium'], setting)).toBe(true);
    expect(setting.steps[0]?.args.at(-1)).toBe('chromium');
  });

  it('touches nothing as somebody else, or on Ubuntu, where the package is a snap', async () => {
    const setting = apt(true);
    expect(await ensureDebianPackages(['chromium'], { ...setting, user: 1000 })).toBe(false);
    const osRelease = () => 'ID=ubuntu\nID_LIKE=debian\n';
    expect(await ensureDebianPackages(['chromium'], { ...setting, osRelease })).toBe(false);
    expect(setting.steps).toEqual([]);
  });

  it('says that apt-get failed', async () => {
    await expect(ensureDebianPackages(['chromium'], apt(false))).rejects.toThrow(
      'apt-get could not install chromium (exit code 100)',
    );
  });
});
