import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mainApp, originPort, readApps } from './readApps.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'apps-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function addApp(name: string, manifest: object) {
  mkdirSync(join(root, 'apps', name), { recursive: true });
  writeFileSync(join(root, 'apps', name, 'package.json'), JSON.stringify(manifest));
}
const on = (port: number) => ({ cancha: { port } });

describe('readApps', () => {
  it('finds an app by its folder, and names everything about it after that', () => {
    addApp('cruz-azul', on(4004));

    expect(readApps(root)).toEqual({
      'cruz-azul': {
        folder: 'apps/cruz-azul',
        port: 4004,
        portVariable: 'CRUZ_AZUL_PORT',
        addressVariable: 'APP_URL_CRUZ_AZUL',
      },
    });
  });

  it('passes over what serves no readers', () => {
    addApp('origin', { name: '@cancha/origin' });
    addApp('fca-e2e', { name: '@cancha/fca-e2e' });
    expect(readApps(root)).toEqual({});
  });

  it('has the app that starts unasked', () => {
    expect(Object.keys(readApps())).toContain(mainApp);
  });

  it('gives each a port of its own, none the origin’s', () => {
    const ports = [originPort, ...Object.values(readApps()).map(({ port }) => port)];
    expect(ports).toEqual([...new Set(ports)]);
    expect(ports.every((port) => Number.isInteger(port) && port > 0 && port < 65_536)).toBe(true);
  });
});
