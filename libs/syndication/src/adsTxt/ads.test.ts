import { afterEach, expect, it, vi } from 'vitest';
import { getSiteContext } from '@cancha/site/context/SiteContext';
import { testContext } from '@cancha/site/testing/testContext';
import { adsText, answerAds } from './answerAds';

vi.mock('@cancha/site/context/SiteContext', () => ({ getSiteContext: vi.fn() }));
afterEach(() => vi.restoreAllMocks());

it('says who may sell, in the order of the brand', () => {
  const sellers = [
    'exchange.example, 1234, DIRECT, f08c47fec0942fa0',
    'otro.example,ab-9,reseller',
    'OWNERDOMAIN=red.example',
  ];

  expect(adsText('FCA', sellers)).toEqual({ text: `# FCA\n${sellers.join('\n')}\n`, refused: [] });
});

it('without sellers is a file that says so, which is not the same as no file', () => {
  expect(adsText('FCA', [])).toEqual({
    text: '# FCA\n# Nobody is authorised to sell its ads.\n',
    refused: [],
  });
});

it.each(['exchange.example, 1234', 'exchange.example, 1234, MAYBE', '<html>', 'exchange, 1, DIRECT'])(
  'leaves out %s and says so',
  (line) => {
    expect(adsText('FCA', [line]).refused).toEqual([line]);
  },
);

it('is plain text, and reports what it left out', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.mocked(getSiteContext).mockResolvedValue(testContext({ brandConfig: { adSellers: ['nada de nada'] } }));
  const answer = await answerAds(new Request('http://127.0.0.1/ads.txt'), {
    params: Promise.resolve({ site: 'fca' }),
  });

  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).not.toContain('nada de nada');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('nada de nada'));
});
