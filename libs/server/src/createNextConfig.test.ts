import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNextConfig } from './createNextConfig';

let app = '';
beforeEach(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'apps-'));
  app = path.join(folder, 'apps/fca');
  mkdirSync(path.join(app, '.next'), { recursive: true });
});
afterEach(() => {
  rmSync(path.join(app, '../..'), { recursive: true });
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe('next start', () => {
  const start = () => createNextConfig(app, 'phase-production-server');

  it('says in one line that nothing is built, and how to build it', () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Error(`exit ${code}`);
    });

    expect(start).toThrow('exit 1');
    expect(said.mock.calls).toEqual([
      ['apps/fca is not built: npx nx run @cancha/fca:build builds it, npm start -- fca also starts it.'],
    ]);
  });

  it('takes what is built', () => {
    writeFileSync(path.join(app, '.next/BUILD_ID'), 'a');
    expect(start()).toMatchObject({ poweredByHeader: false });
  });
});

describe('hot reload', () => {
  it('is allowed at this machine’s addresses, in development alone: a build must not name them', () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(createNextConfig(app, 'phase-development-server').allowedDevOrigins).toContain('127.0.0.1');
    vi.stubEnv('NODE_ENV', 'production');
    expect(createNextConfig(app, 'phase-production-build')).not.toHaveProperty('allowedDevOrigins');
  });
});

describe('the cache of a build', () => {
  const isKept = () =>
    createNextConfig(app, 'phase-production-build').experimental?.turbopackFileSystemCacheForBuild;

  it('is written where somebody builds again, and not where everything is built once', () => {
    vi.stubEnv('CI', '');
    expect(isKept()).toBe(true);
    vi.stubEnv('CI', '1');
    expect(isKept()).toBe(false);
    mkdirSync(path.join(app, '.next/cache'));
    expect(isKept()).toBe(true);
  });
});
