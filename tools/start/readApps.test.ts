import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mainApp, readApps } from './readApps.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'apps-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function addApp(name: string, manifest: object) {
  mkdirSync(join(root, 'apps', name), { recursive: true });
  writeFileSync(join(root, 'apps', name, 'package.json'), JSON.stringify(manifest));
}
const on = (port: unknown) => ({ cancha: { port } });

describe('readApps', () => {
  it('finds an app by its folder, and names everything about it after that', () => {
    addApp('cruz-azul', on(4004));

    expect(readApps(root)).toEqual({
      'cruz-azul': {
        folder: 'apps/cruz-azul',
        port: 4004,
        portVariable: 'CRUZ_AZUL_PORT',
        addressVariable: 'APP_URL_CRUZ_AZUL',
        build: '@cancha/cruz-azul:build',
        prepare: '@cancha/cruz-azul:assets',
      },
    });
  });

  it('passes over what serves no readers', () => {
    addApp('origin', { name: '@cancha/origin' });
    addApp('fca-e2e', { name: '@cancha/fca-e2e' });
    expect(readApps(root)).toEqual({});
  });

  it('names the port that two apps want', () => {
    addApp('bolavip', on(4002));
    addApp('redgol', on(4002));
    expect(() => readApps(root)).toThrow(
      'Port 4002 is taken by bolavip: give redgol another in its package.json.',
    );
  });

  it('keeps the origin’s port for the origin', () => {
    addApp('redgol', on(4000));
    expect(() => readApps(root)).toThrow('Port 4000 is taken by the origin: give redgol another');
  });

  it.each([0, 65_536, 4002.5, '4002', undefined])('does not start an app on the port %s', (port) => {
    addApp('redgol', on(port));
    expect(() => readApps(root)).toThrow('The package.json of apps/redgol says "cancha" and no port');
  });

  it('has the app that starts unasked', () => {
    expect(Object.keys(readApps())).toContain(mainApp);
  });
});
