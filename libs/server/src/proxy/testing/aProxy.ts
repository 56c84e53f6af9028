import { ApiError } from '@cancha/data-access/api/ApiError';
import type { Site } from '@cancha/brands/Site';
import { processSingleton } from '@cancha/data-access/api/processSingleton';
import { openLog } from '@cancha/integrations/errorReports/testing/openLog';
import { serveSites } from '@cancha/site/context/servedSites';
import type { ServedSite } from '@cancha/site/context/ServedSite';
import { missingPage, movedPage } from '@cancha/site/routes/pageErrors';
import type { PostAnswer, Route } from '@cancha/site/routes/Route';
import { endpointRoute, pageNumber, pageRoute } from '@cancha/site/routes/routeBuilders';
import { aServedSite } from '@cancha/site/testing/aServedSite';
import { NextRequest, type NextResponse } from 'next/server';
import { vi } from 'vitest';
import { createProxy } from '../createProxy';

export const origin = 'http://localhost:4001';
export const fca: Site = { ...aServedSite.site, origin };
export const mexico: Site = { ...fca, id: 'mx', prefix: '/mx' };
export const peru: Site = { ...fca, id: 'pe', origin: 'https://peru.example', prefix: '' };

export const checkTopic = vi.fn(async ({ topic }: { site: string; topic: string }) => {
  if (topic === 'nada') missingPage();
  if (topic === 'vieja') movedPage('/tema/nueva');
  if (topic === 'prestada') movedPage('/tema/nueva', 302);
  if (topic === 'rota')
    throw new ApiError('bad-status', 'https://cms.example/api?token=hunter2', { status: 503 });
  if (topic === 'nuestra') throw new Error('A mistake of ours, token=hunter2');
});

const routes: readonly Route[] = [
  pageRoute({ name: 'home', file: 'home' }),
  pageRoute({ name: 'latest', file: 'latest/[page]', choices: { page: pageNumber } }),
  pageRoute({
    name: 'topic',
    file: 'topic/[topic]/[page]',
    choices: { page: pageNumber },
    check: checkTopic,
  }),
  pageRoute({
    name: 'contact',
    file: 'info/[slug]',
    choices: { slug: () => 'contact' },
    answerPost: async (request, params) => answerPost(request, params),
  }),
  endpointRoute({
    name: 'robots',
    file: 'robots',
    resolve: ({ pathname }) => (pathname === '/robots.txt' ? 'robots' : null),
  }),
];

const answerPost = vi.fn(async (request: Request, { site }: { site: string }): Promise<PostAnswer | null> => {
  const said = await request.text();
  const headers = { 'Cache-Control': 'no-store' };
  if (said === 'data') return Response.json({ site }, { status: 422, headers });
  if (said === 'sent') return { seeOther: '/info/gracias', headers };
  if (said === 'again') return { sendAgain: '/info/contacto?marked', headers };
  return said === 'wrong' ? { path: 'info-returned/contact/1', status: 422, headers } : null;
});

type Proxy = ReturnType<typeof createProxy>;

export function proxyOf(rows: readonly Site[] = [fca]): Proxy {
  const [first = aServedSite, ...rest] = rows.map((site): ServedSite => ({ ...aServedSite, site }));
  // As `startApp` leaves them for the policies of pages.
  serveSites([first, ...rest]);
  return createProxy([first, ...rest], routes);
}

export const requestOf = (address: string, headers: Record<string, string> = {}): NextRequest =>
  new NextRequest(origin + address, { headers: { host: 'localhost:4001', ...headers } });

export const ask = (
  address: string,
  rows?: readonly Site[],
  headers?: Record<string, string>,
): ReturnType<Proxy> => proxyOf(rows)(requestOf(address, headers));

/** Where Next is told to look: the request header that the rewrite of the app reads. */
export const pageOf = (answer: NextResponse): string | null =>
  answer.headers.get('x-middleware-request-x-internal-path');
export const pageAt = async (...args: Parameters<typeof ask>): Promise<string | null> =>
  pageOf(await ask(...args));

export const report = vi.fn();

/** A log of a test's own, as `startApp` leaves one for the other bundles of the process. */
export function startTestLog(): ReturnType<typeof openLog> {
  checkTopic.mockClear();
  report.mockClear();
  const log = openLog();
  Reflect.deleteProperty(globalThis, Symbol.for('cancha.error-reporting'));
  processSingleton('error-reporting', () => ({ logger: log.logger, reporter: { report } }));
  return log;
}
