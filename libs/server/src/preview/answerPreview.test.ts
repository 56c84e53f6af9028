import { NextRequest } from 'next/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProxy } from '../proxy/createProxy';
import { aServedSite } from '@cancha/site/testing/aServedSite';
import { buildPreviewLink } from '@cancha/site/drafts/previewLink';
import { passCookie } from '@cancha/site/drafts/previewPass';

const secret = 'a secret of thirty-two characters';
const origin = 'http://localhost:4001';
const site = { ...aServedSite.site, origin };
const soon = Math.floor(Date.now() / 1000) + 3600;
const pass = String(passCookie(site, soon, secret).split(';')[0]);

beforeEach(() => {
  vi.stubEnv('DRAFT_KEY', 'a-key-for-the-editors');
  vi.stubEnv('PREVIEW_SECRET', secret);
});
afterEach(() => void vi.unstubAllEnvs());

const ask = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  createProxy([{ ...aServedSite, site }])(
    new NextRequest(origin + address, { method, headers: { host: 'localhost:4001', ...headers } }),
  );
const rewriteOf = (...args: Parameters<typeof ask>) => ask(...args).headers.get('x-middleware-rewrite');

describe('a signed link', () => {
  it('leads to its page, with a pass that no cache keeps', () => {
    const answer = ask(buildPreviewLink(site, '/borrador.html?page=2', soon, secret));

    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${origin}/borrador.html?page=2`]);
    expect(answer.headers.get('set-cookie')).toContain(pass);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('is a 403 when it was changed, and turns nothing on', () => {
    const answer = ask(`${buildPreviewLink(site, '/borrador.html', soon, secret)}0`);

    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
  });

  it('is an address like any other where there are no previews', () => {
    vi.stubEnv('DRAFTS', 'off');

    expect(rewriteOf(buildPreviewLink(site, '/borrador.html', soon, secret))).toBe(
      `${origin}/fca/1/api/preview`,
    );
  });
});

describe('with a pass', () => {
  it('every page is the one with drafts, which is another page than that of all others', () => {
    expect(rewriteOf('/', { cookie: pass })).toBe(`${origin}/fca~drafts/home`);
    expect(rewriteOf('/nota.html', { cookie: pass })).toBe(`${origin}/fca~drafts/1/nota.html`);
    expect(rewriteOf('/nota.html')).toBe(`${origin}/fca/1/nota.html`);
    expect(rewriteOf('/nota.html', { cookie: `${pass}x` })).toBe(`${origin}/fca/1/nota.html`);
  });

  it('and without, the page with drafts cannot be asked for by its internal path', () => {
    expect(rewriteOf('/fca~drafts/home')).toBe(`${origin}/fca/1/fca~drafts/home`);
  });
});

describe('leaving', () => {
  const leave = (headers: Record<string, string>) => ask('/api/preview/leave', headers, 'POST');

  it('takes the pass back and stays on the page', () => {
    const answer = leave({ referer: `${origin}/nota.html?page=2` });

    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${origin}/nota.html?page=2`]);
    expect(answer.headers.get('set-cookie')).toContain('cancha-preview-fca=; ');
  });

  it('leads to the front page from who knows where', () => {
    for (const referer of ['https://evil.example/x', 'nonsense', '']) {
      expect(leave({ referer }).headers.get('location')).toBe(`${origin}/`);
    }
  });

  it('is not done by a form on another site, nor by following a link', () => {
    expect(leave({ 'sec-fetch-site': 'cross-site' }).headers.get('set-cookie')).toBeNull();
    expect(rewriteOf('/api/preview/leave')).toBe(`${origin}/fca/1/api/preview/leave`);
  });
});
