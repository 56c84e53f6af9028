import { startJsonServer, type StubResponses } from '@cancha/data-access/testing/startJsonServer';
import { footballRoutes } from '@cancha/football/footballRoutes';
import { newsRoutes } from '@cancha/news/newsRoutes';
import { getSiteContext } from '@cancha/site/context/SiteContext';
import { serveRoutes } from '@cancha/site/routes/registerApp';
import { siteRoutes } from '@cancha/site/siteRoutes';
import { testContext } from '@cancha/site/testing/testContext';
import { expect, vi } from 'vitest';
import { syndicationRoutes } from '../../syndicationRoutes';
import { answerSitemap } from '../answerSitemap';

export const origin = 'https://copa.example';
export const article = (id: number, changes: object = {}): object => ({
  ...{ id, title: `Nota ${id} & más`, link: `/liga/nota-${id}.html`, siteCode: 'FCA', editions: [] },
  ...{ published_at: '2026-07-05T16:12:00-0600', modified_at: '2026-07-05T17:00:00-0600' },
  ...changes,
});
export const root = '/v1/sites/FCA/sitemaps';
export const lists = {
  sections: [{ slug: 'panama', modified_at: '2026-07-05T16:12:00-0600' }, { slug: 'apuestas/guias' }],
  topics: [{ slug: 'copa 2.0' }],
  authors: [{ slug: 'mesa' }],
};

/** The day of these tests, and all the pages of an app. */
export function beginDay(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-06T12:00:00Z') });
  vi.spyOn(console, 'warn').mockReturnValue();
  serveRoutes([...siteRoutes, ...footballRoutes, ...newsRoutes, ...syndicationRoutes]);
}

export function endDay(): void {
  vi.useRealTimers();
  vi.restoreAllMocks();
}

/** The site before a backend with these answers. The test has to mock `SiteContext`. */
export async function serveSitemaps(
  answers: StubResponses,
  changes: Parameters<typeof testContext>[0] = {},
): Promise<void> {
  const { url } = await startJsonServer(answers);
  const site = { origin, prefix: '/mx', ...changes.site };
  vi.mocked(getSiteContext).mockResolvedValue(testContext({ ...changes, apiUrl: url, site }));
}

export const askSitemap = (name: string): Promise<Response> =>
  answerSitemap(new Request('http://127.0.0.1/x'), { params: Promise.resolve({ site: 'fca', name }) });

export async function readSitemap(name: string): Promise<string> {
  const answer = await askSitemap(name);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  return answer.text();
}
export const locations = (xml: string): string[] =>
  Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, loc = '']) => loc);
