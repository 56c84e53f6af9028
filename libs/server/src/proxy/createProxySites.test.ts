import type { Site } from '@cancha/brands/Site';
import { buildPreviewLink } from '@cancha/site/drafts/previewLink';
import { passCookie } from '@cancha/site/drafts/previewPass';
import { beforeEach, describe, expect, it, vi, afterEach } from 'vitest';
import { serveStates } from '@cancha/site/context/servedStates';
import { allStates } from '@cancha/site/states/stateGroups';
import {
  ask,
  checkTopic,
  fca,
  mexico,
  origin,
  pageAt,
  pageOf,
  peru,
  proxyOf,
  requestOf,
  startTestLog,
} from './testing/aProxy';

const secret = 'a secret of thirty-two characters';
const soon = Math.floor(Date.now() / 1000) + 3600;
const cookieOf = (site: Site) => String(passCookie(site, soon, secret).split(';')[0]);

beforeEach(() => void startTestLog());
afterEach(() => vi.unstubAllEnvs());

describe('the site', () => {
  it('is chosen by host and prefix', async () => {
    const sites = [fca, mexico, peru];

    expect(await pageAt('/mx/ultimas-noticias', sites)).toBe('/mx/latest/1');
    expect(await pageAt('/mx', sites)).toBe('/mx/home');
    expect(await pageAt('/ultimas-noticias', sites, { host: 'peru.example' })).toBe('/pe/latest/1');
  });

  it('explains a problem in the words of the edition whose address has it', async () => {
    expect(await pageAt('/mx/no-existe', [fca, mexico])).toBe('/mx/problem/notFound');
    expect(await pageAt('/mxx', [fca, mexico])).toBe('/fca/problem/notFound');
  });

  it('that there is no edition of sends its reader to the page without one, for now', async () => {
    const answer = await ask('/es/tema/mls?utm_source=x');

    expect(answer.status).toBe(307);
    expect(answer.headers.get('location')).toBe(`${origin}/tema/mls?utm_source=x`);
  });
});

describe('drafts', () => {
  beforeEach(() => {
    vi.stubEnv('PREVIEW_SECRET', secret);
    vi.stubEnv('DRAFT_KEY', 'a-key-for-the-editors');
  });

  it('are pages of their own for who has a pass, and for nobody else', async () => {
    const proxy = proxyOf();
    const [editor, reader] = await Promise.all([
      proxy(requestOf('/tema/mls', { cookie: cookieOf(fca) })),
      proxy(requestOf('/tema/mls')),
    ]);

    expect(pageOf(editor)).not.toBe(pageOf(reader));
    expect(editor.headers.get('cache-control')).toBe('private, no-store');
    expect(editor.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(pageOf(reader)).toBe('/fca/topic/mls/1');
    expect(reader.headers.get('cache-control')).toBeNull();
    expect(checkTopic).toHaveBeenCalledTimes(2);
  });

  it('that are missing are no more to be held than others', async () => {
    const answer = await ask('/tema/nada', [fca], { cookie: cookieOf(fca) });

    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('are refused with a page that says so to who comes by a link that was changed', async () => {
    const answer = await ask('/api/preview?path=/x&expires=1&signature=y');

    expect(answer.status).toBe(403);
    expect(pageOf(answer)).toBe('/fca/refused-preview');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('are not turned on, nor off, by a browser that looks ahead', async () => {
    const link = buildPreviewLink(fca, '/tema/mls', soon, secret);
    const ahead = { 'sec-purpose': 'prefetch;prerender' };

    expect((await ask(link, [fca], ahead)).status).toBe(503);
    expect((await ask('/api/preview/leave', [fca], ahead)).status).toBe(503);
    // The route of the preview is not among those of this test: a link that is right is an address like any other.
    expect((await ask(link)).status).toBe(404);
  });
});

describe('the gallery of states', () => {
  const byLink = () => {
    vi.stubEnv('PREVIEW_SECRET', secret);
    vi.stubEnv('DRAFT_KEY', 'a-key-for-the-editors');
  };
  const shown = ['/api/states', '/api/states/not-found/no-such-page', '/api/states/our-mistake'];

  beforeEach(() => serveStates(allStates));

  it.each(shown)('is no address for readers: %s', async (address) => {
    const closed = await ask(address);
    byLink();
    const expired = passCookie(fca, soon - 7200, secret);

    for (const answer of [closed, await ask(address), await ask(address, [fca], { cookie: expired })]) {
      expect([answer.status, pageOf(answer)]).toEqual([404, '/fca/problem/notFound']);
      expect(answer.headers.get('cache-control')).toBeNull();
    }
  });

  it('stays closed where everybody in production reads drafts', async () => {
    byLink();
    vi.stubEnv('DRAFTS', 'on');

    expect((await ask('/api/states/our-mistake')).status).toBe(404);
  });

  it.each([
    ['/api/states/our-mistake', 500, '/fca~state-our-mistake/problem/serverError'],
    ['/api/states/too-many', 429, '/fca~state-too-many/problem/serverError'],
    ['/api/states/content-hang/tema/mls', 200, '/fca~state-content-hang/topic/mls/1'],
    ['/api/states/not-found/nada', 404, '/fca~state-not-found/problem/notFound'],
    ['/api/states/no-such-state/nada', 404, '/fca~drafts/problem/notFound'],
  ])('shows %s with a pass, to nobody else and to no cache', async (address, status, page) => {
    byLink();
    const answer = await ask(address, [fca], { cookie: cookieOf(fca) });

    expect([answer.status, pageOf(answer)]).toEqual([status, page]);
    expect(answer.headers.get('cache-control')).toMatch(/no-store/);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  });

  it.each(['preview', 'development'])('is open in a deployment for %s', async (deployment) => {
    vi.stubEnv('DEPLOYMENT', deployment);
    const answer = await ask('/api/states/content-cut/tema/mls');

    expect(pageOf(answer)).toBe('/fca~state-content-cut/topic/mls/1');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('keeps redirects of a state in it, and out of caches', async () => {
    vi.stubEnv('DEPLOYMENT', 'preview');
    const answer = await ask('/api/states/content-cut/tema/mls?page=1');

    expect(answer.headers.get('location')).toBe(`${origin}/api/states/content-cut/tema/mls`);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });
});
