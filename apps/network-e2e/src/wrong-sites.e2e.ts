import { expect, test } from '@playwright/test';
import { requestRaw } from '@cancha/e2e/requestRaw';
import { apps } from './apps';
import { readDocument } from './readDocument';

for (const { name, port, sites } of apps) {
  const here = `http://127.0.0.1:${port}`;
  const [first] = sites;

  test(`an internal path of ${name} is a page that does not exist`, async () => {
    for (const { id } of sites) {
      expect((await requestRaw(here, `/${id}/home`)).status, id).toBe(404);
      expect((await requestRaw(here, `/${id}/problem/notFound`)).status, id).toBe(404);
    }
  });

  test(`a host that nobody claims gets the first site of ${name}`, async () => {
    const answer = await requestRaw(here, '/', { headers: { host: 'nobody.invalid' } });

    expect(answer.status).toBe(200);
    expect(answer.body).toContain(`lang="${first?.hreflang}"`);
    expect(answer.body).toContain(`<link rel="canonical" href="${first?.origin}/`.replace(/\/$/, ''));
  });

  test(`a page that is missing is so in the words of each edition of ${name}`, async () => {
    for (const { id, origin, prefix, hreflang } of sites) {
      const answer = await readDocument(`${origin}${prefix}/no-existe`);

      expect(answer.status, id).toBe(404);
      expect(answer.body, id).toContain(`lang="${hreflang}"`);
    }
  });

  test(`an edition that ${name} does not have is the page without it`, async () => {
    const answer = await readDocument(`${first?.origin}/ao/trending`);

    expect(answer.status).toBe(307);
    expect(answer.headers['location']).toMatch(/\/trending\/?$/);
  });

  test(`each host of ${name} has its robots.txt, and the sitemaps that it names`, async () => {
    for (const origin of new Set(sites.map((site) => site.origin))) {
      const answer = await readDocument(`${origin}/robots.txt`);
      const sitemaps = Array.from(answer.body.matchAll(/^Sitemap: (.+)$/gm), ([, address = '']) => address);

      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toContain('text/plain');
      expect(answer.body).toMatch(/^User-agent: \*/i);
      expect(sitemaps).toHaveLength(sites.filter((site) => site.origin === origin).length);
      for (const address of sitemaps) {
        const { status, headers } = await readDocument(address);
        expect([status, headers['content-type']], address).toEqual([200, 'application/xml; charset=utf-8']);
      }
    }
  });
}
