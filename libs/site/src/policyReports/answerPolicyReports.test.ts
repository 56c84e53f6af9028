import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getSiteContext } from '../context/SiteContext';
import { testContext } from '../testing/testContext';
import { answerPolicyReports } from './answerPolicyReports';
import { takePolicyReports, type TakePolicyReport } from './policyReportTaker';

vi.mock('../context/SiteContext', () => ({ getSiteContext: vi.fn() }));

const take = vi.fn<TakePolicyReport>();
beforeEach(() => {
  for (const name of ['policy-reports-limits', 'policy-reports'])
    Reflect.deleteProperty(globalThis, Symbol.for(`cancha.${name}`));
  take.mockReset();
  takePolicyReports(take);
  vi.mocked(getSiteContext).mockResolvedValue(testContext());
});

const post = (body: unknown, headers: Record<string, string> = {}) =>
  answerPolicyReports(
    new Request('http://127.0.0.1/fca/policy-reports', {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    { params: Promise.resolve({ site: 'fca' }) },
  );

/** As Chrome sends it. */
const reported = (body: object, type = 'csp-violation') => [
  { type, age: 2, url: 'https://fca.example/buscar?q=ana@example.com', user_agent: 'Browser', body },
];
const violation = {
  blockedURL: 'https://cdn.example/a.js?user=ana',
  documentURL: 'https://fca.example/buscar?q=ana@example.com',
  disposition: 'enforce',
  effectiveDirective: 'script-src-elem',
  sourceFile: 'https://fca.example/_next/static/chunks/a-1.js',
  sample: 'ana@example.com',
  lineNumber: 3,
};
/** As Firefox sends it. */
const posted = {
  'csp-report': {
    'document-uri': 'https://fca.example/buscar?q=ana@example.com',
    'violated-directive': "script-src-elem 'self'",
    'blocked-uri': 'inline',
    'line-number': 3,
  },
};

describe('what a browser reports', () => {
  it('is taken without what could be a reader’s own', async () => {
    expect((await post(reported(violation))).status).toBe(204);
    expect((await post(posted)).status).toBe(204);

    const kind = { site: 'fca', directive: 'script-src-elem' };
    expect(take.mock.calls).toEqual([
      [{ ...kind, blocked: 'cdn.example', source: '/_next/static/chunks/a-1.js' }],
      [{ ...kind, blocked: 'inline', source: '' }],
    ]);
  });

  it.each([
    ['by an extension', { ...violation, sourceFile: 'chrome-extension://abc/x.js' }],
    ['of an extension', { ...violation, blockedURL: 'moz-extension' }],
  ])('is left out where it was done %s', async (_, body) => {
    expect((await post(reported(body))).status).toBe(204);
    expect(take).not.toHaveBeenCalled();
  });

  it('is left out where it is about something else', async () => {
    expect((await post(reported({ id: 'x' }, 'deprecation'))).status).toBe(204);
    expect(take).not.toHaveBeenCalled();
  });

  it.each([
    ['no JSON', '{'],
    ['another shape', { a: 1 }],
    ['a directive that is none', reported({ ...violation, effectiveDirective: '<b>' })],
    ['an address without end', reported({ ...violation, blockedURL: `https://${'x'.repeat(5_000)}` })],
    ['too many at once', Array.from({ length: 60 }, () => reported(violation)[0])],
  ])('with %s is refused', async (_, body) => {
    expect((await post(body)).status).toBe(400);
    expect(take).not.toHaveBeenCalled();
  });

  it('is refused from other sites, in a megabyte, and again and again', async () => {
    expect((await post(posted, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post('x'.repeat(1_000_000))).status).toBe(413);
    const headers = { 'x-client-address': '192.0.2.1' };
    const statuses = [];
    for (let i = 0; i < 30; i++) statuses.push((await post(posted, headers)).status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });
});
