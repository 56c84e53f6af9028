import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { startNginx, type StaticSite } from './startNginx.mjs';

let folder: string | undefined;
let site: StaticSite | null = null;
afterEach(async () => {
  await site?.server.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

describe.runIf(existsSync('/usr/sbin/nginx'))('startNginx', () => {
  it('serves the very bytes of each page, and leaves its port when stopped', async () => {
    folder = await mkdtemp(join(tmpdir(), 'cancha-nginx-'));
    const html = ['<p>Últimas noticias</p>', '<p>uno</p>'];
    site = await startNginx(folder, html, () => undefined);
    if (!site) throw new Error('nginx was not started');

    const { server, paths } = site;
    const answers = paths.map(async (path) => (await fetch(server.address + path)).text());
    expect(await Promise.all(answers)).toEqual(html);

    await server.stop();
    await expect(fetch(server.address)).rejects.toThrow();
  });
});
