import { startServer } from '@cancha/data-access/testing/startServer';
import { getResource } from '@cancha/data-access/content/getResource';
import { afterEach, expect, it, vi } from 'vitest';
import { serveSites } from '../context/servedSites';
import { getSiteContext } from '../context/SiteContext';
import { aServedSite } from '../testing/aServedSite';
import { draftSiteId } from './draftSite';

const key = 'a-key-for-the-editors';
const secret = 'a secret of thirty-two characters';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** A backend with one draft, which it shows to whoever sends the key under the header. */
async function serveDraft(environment: Record<string, string>, header = 'x-draft-key') {
  const article = { id: 1, title: 'Borrador', link: '/borrador.html' };
  const { url, requests } = await startServer((request, response) => {
    const isShown = request.headers[header] === key;
    response.writeHead(isShown ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(isShown ? { type: 'article', data: { article } } : {}));
  });
  for (const [name, value] of Object.entries({ CONTENT_API_URL: url, ...environment }))
    vi.stubEnv(name, value);
  serveSites([aServedSite]);
  Reflect.deleteProperty(globalThis, Symbol.for('cancha.site-contexts'));
  return requests;
}
const read = async (id: string) => {
  const { apis, site } = await getSiteContext(id);
  return getResource(apis.content, { site: site.siteCode, path: '/borrador.html' });
};
const byLink = { DRAFT_KEY: key, PREVIEW_SECRET: secret };

it('a draft reaches nobody without the preview, not even after somebody previewed the same page', async () => {
  await serveDraft(byLink);

  expect(await read('fca')).toBeNull();
  expect(await read(draftSiteId('fca'))).toMatchObject({ kind: 'article' });
  expect(await read('fca')).toBeNull();
});

it('a preview is asked for anew each time: an editor sees what was saved a second ago', async () => {
  const requests = await serveDraft(byLink);
  await read(draftSiteId('fca'));
  await read(draftSiteId('fca'));

  expect(requests).toHaveLength(2);
});

it('the header goes by the name it was given', async () => {
  await serveDraft({ ...byLink, DRAFT_HEADER: 'X-Cockpit-Draft' }, 'x-cockpit-draft');

  expect(await read(draftSiteId('fca'))).toMatchObject({ kind: 'article' });
});

it('no search engine is to find what is read with drafts', async () => {
  await serveDraft(byLink);

  expect((await getSiteContext(draftSiteId('fca'))).environment.ROBOTS).toBe('noindex');
  expect((await getSiteContext('fca')).environment.ROBOTS).toBe('index');
});

it('there is no such page where drafts are switched off', async () => {
  await serveDraft({ ...byLink, DRAFTS: 'off' });

  await expect(getSiteContext(draftSiteId('fca'))).rejects.toMatchObject({
    digest: 'NEXT_HTTP_ERROR_FALLBACK;404',
  });
});
