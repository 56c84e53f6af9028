import type { Site } from '@cancha/brands/Site';
import { buildPreviewLink } from '@cancha/site/drafts/previewLink';
import { passCookie } from '@cancha/site/drafts/previewPass';
import { beforeEach, describe, expect, it, vi, afterEach } from 'vitest';
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
