import { sites } from '@cancha/brands/sites';
import { describe, expect, it, vi } from 'vitest';
import { getSiteContext } from '../context/SiteContext';
import { anEdition } from '../testing/anEdition';
import { testContext } from '../testing/testContext';
import { answerPageviewCandidate, pageviewCandidateRoute } from './answerPageviewCandidate';

vi.mock('../context/SiteContext', () => ({ getSiteContext: vi.fn() }));

function ask(site: keyof typeof sites, headers: Record<string, string> = {}): Promise<Response> {
  vi.mocked(getSiteContext).mockResolvedValue(testContext({ site: sites[site] }));
  const request = new Request('http://127.0.0.1/fca/pageview-candidate?fca1', { headers });
  return answerPageviewCandidate(request, { params: Promise.resolve({ site }) });
}

describe('the call for a page view', () => {
  it('is answered with little, and kept by nobody', async () => {
    const answer = await ask('fca');

    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ pageview: 'candidate' });
  });

  it.each([
    ['wst', { 'sec-gpc': '1' }, 204],
    ['wst', { 'sec-gpc': '0' }, 200],
    ['wst', {}, 200],
    // There the law says nothing of it, and nobody is counted who has not agreed.
    ['fca', { 'sec-gpc': '1' }, 200],
  ] as const)(
    'is no candidate where a browser refuses and the law lets it: %s with %j is %i',
    async (site, headers, status) => {
      const answer = await ask(site, headers);

      expect(answer.status).toBe(status);
      expect(await answer.text()).toBe(status === 204 ? '' : '{"pageview":"candidate"}');
    },
  );

  it.each([
    ['', '/api/pageview-candidate', 'pageview-candidate'],
    ['mx', '/mx/api/pageview-candidate', 'pageview-candidate'],
    ['mx', '/api/pageview-candidate', null],
    ['', '/api/pageview-candidate/x', null],
  ] as const)('of the edition "%s" is at %s: %s', (prefix, pathname, file) => {
    const request = { site: anEdition(prefix), pathname } as Parameters<
      typeof pageviewCandidateRoute.resolve
    >[0];

    expect(pageviewCandidateRoute.resolve(request)).toBe(file);
  });
});
