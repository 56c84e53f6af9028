import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getSiteContext } from '@cancha/site/context/SiteContext';
import { testContext } from '@cancha/site/testing/testContext';
import { ampConsentRoute, consentInstance } from './ampConsentRoute';
import { answerAmpConsent } from './answerAmpConsent';

vi.mock('@cancha/site/context/SiteContext', () => ({ getSiteContext: vi.fn() }));

const origin = 'https://copa-x.example';
const cache = 'https://copa--x-example.cdn.ampproject.org';
const today = consentInstance(new Date().getUTCFullYear());

beforeEach(() => void vi.mocked(getSiteContext).mockResolvedValue(testContext({ site: { origin } })));

const ask = (body: string | object, headers: Record<string, string> = {}) =>
  answerAmpConsent(
    new Request('http://127.0.0.1/fca/amp-consent', {
      method: 'POST',
      headers: { origin, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    { params: Promise.resolve({ site: 'fca' }) },
  );

type Answer = { consentRequired: boolean; consentStateValue?: string; expireCache?: boolean };
type View = { gpc?: boolean; tap?: 'accepted' | 'rejected' };

/** A browser with AMP's element in it, as AMP's reference describes what it keeps and when it lets ads run. */
function ampBrowser() {
  let kept = { state: 'unknown', isExpired: false };
  return async ({ gpc = false, tap }: View = {}) => {
    const isUsable = kept.state !== 'unknown' && !kept.isExpired;
    // What is kept and not expired counts before anybody is asked.
    const ranUnseen = isUsable && kept.state === 'accepted';
    const answer = (await (
      await ask({ consentInstanceId: today, consentStateValue: kept.state }, gpc ? { 'sec-gpc': '1' } : {})
    ).json()) as Answer;
    const state = answer.consentStateValue ?? (isUsable ? kept.state : 'unknown');
    const isAsked = answer.consentRequired && state === 'unknown';
    const chosen = tap ?? state;
    kept = { state: chosen, isExpired: Boolean(answer.expireCache) };
    return { ranUnseen, isAsked, ads: state === 'accepted' || (isAsked && chosen === 'accepted') };
  };
}

describe('a reader of AMP pages', () => {
  it('is asked first, and sees ads after they were allowed, without being asked again', async () => {
    const view = ampBrowser();

    expect(await view()).toEqual({ ranUnseen: false, isAsked: true, ads: false });
    expect(await view({ tap: 'accepted' })).toEqual({ ranUnseen: false, isAsked: true, ads: true });
    expect(await view()).toEqual({ ranUnseen: false, isAsked: false, ads: true });
    expect(await view()).toEqual({ ranUnseen: false, isAsked: false, ads: true });
  });

  it('who refuses is not asked again', async () => {
    const view = ampBrowser();
    await view({ tap: 'rejected' });

    for (const gpc of [false, true, false])
      expect(await view({ gpc })).toEqual({ ranUnseen: false, isAsked: false, ads: false });
  });

  it('whose browser sends Global Privacy Control is neither asked nor shown ads', async () => {
    const view = ampBrowser();

    const none = { ranUnseen: false, isAsked: false, ads: false };
    expect([await view({ gpc: true }), await view({ gpc: true })]).toEqual([none, none]);
  });

  it('who switches it on after they allowed ads sees none on the very next page', async () => {
    const view = ampBrowser();
    await view({ tap: 'accepted' });
    await view();

    expect(await view({ gpc: true })).toEqual({ ranUnseen: false, isAsked: false, ads: false });
  });
});

describe('what AMP is told', () => {
  it('is that a choice under other words, or of another year, is none', async () => {
    const answer = await ask({ consentInstanceId: 'ads-2020-01-01-2020', consentStateValue: 'accepted' });

    expect(await answer.json()).toEqual({ consentRequired: true, expireCache: true });
  });

  it.each(['', '{', 'null', '[]', '"x"'])('is to ask, for what says nothing: %s', async (body) => {
    expect(await (await ask(body)).json()).toEqual({ consentRequired: true, expireCache: true });
  });

  it('is kept by nobody', async () => {
    expect((await ask({})).headers.get('cache-control')).toBe('private, no-store');
  });

  it.each([
    ['the site', { origin }],
    ['its copy in a cache', { origin: cache }],
    ['its copy in another cache', { origin: 'https://copa--x-example.bing-amp.com' }],
  ])('may be read by %s', async (_, headers) => {
    const answer = await ask({}, headers);

    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe(headers.origin);
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
  });

  it.each([
    ['another site', { origin: 'https://other.example' }],
    ['the copy of another site', { origin: 'https://other-example.cdn.ampproject.org' }],
    ['one that only looks like it', { origin: `${cache}.other.example` }],
    ['a frame without an origin', { origin: 'null' }],
  ])('is not told to %s', async (_, headers) => {
    const answer = await ask({}, headers);

    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  });

  it('is told to a page of the site that names itself by AMP’s header alone', async () => {
    const bare = (headers: Record<string, string>) =>
      answerAmpConsent(new Request('http://127.0.0.1/x', { method: 'POST', headers, body: '{}' }), {
        params: Promise.resolve({ site: 'fca' }),
      });

    expect((await bare({ 'amp-same-origin': 'true' })).status).toBe(200);
    expect((await bare({})).status).toBe(403);
  });

  it('is nothing for a megabyte', async () => {
    expect((await ask('x'.repeat(1_000_000))).status).toBe(413);
  });

  it.each([
    ['', '/api/amp-consent', true, 'amp-consent'],
    ['/mx', '/mx/api/amp-consent', true, 'amp-consent'],
    ['/mx', '/api/amp-consent', true, null],
    ['', '/api/amp-consent', false, null],
  ])('of "%s" is at %s (AMP: %s): %s', (prefix, pathname, amp, file) => {
    const { capabilities } = testContext().site;
    const { site } = testContext({ site: { prefix, capabilities: { ...capabilities, amp } } });
    const request = { site, pathname } as Parameters<typeof ampConsentRoute.resolve>[0];

    expect(ampConsentRoute.resolve(request)).toBe(file);
  });
});
