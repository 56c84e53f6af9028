import { startJsonServer, type StubResponses } from '@cancha/data-access/testing/startJsonServer';
import type { TestServer } from '@cancha/data-access/testing/startServer';
import { vi } from 'vitest';
import { serveSites } from '../context/servedSites';
import { aServedSite } from './aServedSite';

/** Lets the page modules of this test ask a stand-in with these answers, as a process that has just started. */
export async function servePages(answers: StubResponses): Promise<TestServer> {
  const server = await startJsonServer(answers);
  for (const name of ['CONTENT_API_URL', 'STATS_API_URL', 'CMS_API_URL']) vi.stubEnv(name, server.url);
  serveSites([aServedSite]);
  // Contexts are made once a process, with the environment of that moment.
  Reflect.deleteProperty(globalThis, Symbol.for('cancha.site-contexts'));
  return server;
}
