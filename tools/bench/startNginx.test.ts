import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { startNginx } from './startNginx.ts';

let folder: string | undefined;
let site: Awaited<ReturnType<typeof startNginx>> = null;
afterEach(async () => {
  await site?.server.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

describe.runIf(existsSync('/usr/sbin/nginx'))('startNginx', () => {
  it('serves the very bytes of each page, and leaves its port when stopped', async () => {
    folder = await mkdtemp(join(tmpdir(), 'cancha-nginx-'));
    const html = new Map(Object.entries({ '/': '<p>Últimas noticias</p>', '/tema/uno': '<p>uno</p>' }));
    site = await startNginx(folder, html, () => undefined);
    if (!site) throw new Error('nginx was not started');

    const { server, fileOf } = site;
    for (const [path, text] of html) {
      expect(await (await fetch(server.address + fileOf(path))).text()).toBe(text);
    }

    await server.stop();
    await expect(fetch(server.address)).rejects.toThrow();
  });
});
