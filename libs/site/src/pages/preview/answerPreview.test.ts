import { sites } from '@cancha/brands/sites';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serveSites } from '../../context/servedSites';
import { leavePreviewPath, previewPath } from '../../drafts/previewLink';
import { aServedSite } from '../../testing/aServedSite';
import { routeReader } from '../../testing/routeReader';
import { answerLeavePreview, answerPreview, leavePreviewRoute, previewRoute } from './answerPreview';

const origin = 'http://localhost:4001';
const mexico = { ...sites.fca, id: 'mx', prefix: '/mx' };
const params = Promise.resolve({ site: 'fca' });

beforeEach(() => {
  vi.stubEnv('DRAFT_KEY', 'a-key-for-the-editors');
  vi.stubEnv('PREVIEW_SECRET', 'a secret of thirty-two characters');
  serveSites([aServedSite]);
});
afterEach(() => vi.unstubAllEnvs());

describe('the addresses of a preview', () => {
  const read = routeReader([previewRoute, leavePreviewRoute]);

  it('are those of the edition', () => {
    expect(read(mexico, `/mx${previewPath}`)).toBe('preview');
    expect(read(mexico, `/mx${leavePreviewPath}`)).toBe('preview/leave');
    expect(read(mexico, previewPath)).toBe('missing');
  });

  it('are none where there are no previews', () => {
    vi.stubEnv('DRAFTS', 'off');

    expect(read(sites.fca, previewPath)).toBe('missing');
    expect(read(sites.fca, leavePreviewPath)).toBe('missing');
  });
});

it('a link that nobody signed turns nothing on', async () => {
  const answer = await answerPreview(new Request(`${origin + previewPath}?path=/x&expires=9&signature=y`), {
    params,
  });

  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
});

describe('a form on another site', () => {
  const leave = (referer: string) => {
    const headers = { host: 'localhost:4001', referer, 'sec-fetch-site': 'cross-site' };
    return answerLeavePreview(new Request(origin + leavePreviewPath, { method: 'POST', headers }), {
      params,
    });
  };

  it('ends nobody’s preview', async () => {
    const answer = await leave('https://evil.example/x');

    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([303, null]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['https://evil.example/x', 'nonsense', ''])(
    'leads no further than the front page: %j',
    async (from) => {
      expect((await leave(from)).headers.get('location')).toBe('/');
    },
  );

  it('leads back to a page of this host, with its query', async () => {
    expect((await leave(`${origin}/nota.html?page=2`)).headers.get('location')).toBe('/nota.html?page=2');
  });
});
