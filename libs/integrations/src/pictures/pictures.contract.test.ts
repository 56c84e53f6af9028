import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPictureHost } from './createPictureHost.ts';
import { PictureService, type PictureServiceMode } from './testing/PictureService.ts';

let service: PictureService;
let elsewhere: PictureService;
beforeEach(async () => {
  service = await new PictureService().start();
  elsewhere = await new PictureService().start();
  service.elsewhere = `${elsewhere.url}/a.svg`;
});
afterEach(() => {
  service.stop();
  elsewhere.stop();
});
const open = (alsoOurs: readonly string[] = []) => createPictureHost({ base: service.url, alsoOurs });

describe('the host of the pictures', () => {
  it('is where pictures without a host lie', () => {
    expect(open().base).toBe(service.url);
  });

  it('gives a shield, and so does another host of ours', async () => {
    const host = open([elsewhere.url]);

    for (const own of [service, elsewhere]) {
      const badge = await host.fetchBadge(`${own.url}/statics/a.svg`);
      expect(new TextDecoder().decode(badge ?? undefined)).toBe('<svg/>');
      expect(own.requests).toEqual(['/statics/a.svg']);
    }
  });

  it('is not left for another host, however its address is written', async () => {
    const address = `${elsewhere.url}/a.svg`;
    for (const asked of [address, '/a.svg', 'file:///etc/passwd', '', null])
      expect(await open().fetchBadge(asked)).toBeNull();

    expect([service.requests, elsewhere.requests]).toEqual([[], []]);
  });

  it.each<PictureServiceMode>([
    ...(['missing', 'fail', 'HTML', 'empty', 'too large', 'redirect', 'cut'] as const),
    ...(['hang', 'hang in the answer'] as const),
  ])('as in “%s” gives none, and nobody waits long', async (mode) => {
    service.mode = mode;
    const before = performance.now();

    expect(await open().fetchBadge(`${service.url}/a.svg`)).toBeNull();
    expect(performance.now() - before).toBeLessThan(3_000);
    expect(elsewhere.requests).toEqual([]);
  });

  it('that is gone gives none', async () => {
    const host = open();
    const address = `${service.url}/a.svg`;
    service.stop();

    expect(await host.fetchBadge(address)).toBeNull();
    service = await new PictureService().start();
  });
});
